import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createRedactor } from './create-redactor.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const material = pem.trim().split('\n').slice(1, -1);
const each = (change: (line: string, index: number) => string): string => pem.trim().split('\n').map(change).join('\n');

const forms: Record<string, string> = {
  'as a file': pem,
  'with CRLF': pem.replaceAll('\n', '\r\n'),
  'indented as in YAML': `key: |\n${each((line) => `    ${line}`)}\nname: x`,
  'in JSON': JSON.stringify({ private_key: pem }),
  'in JSON inside JSON': JSON.stringify({ text: JSON.stringify({ private_key: pem }) }),
  'with line numbers': each((line, index) => `${index + 1}|${line}`),
  'with line numbers in JSON': JSON.stringify({ content: each((line, index) => `${index + 1}|${line}`) }),
  'as cat -n prints it': each((line, index) => `${String(index + 1).padStart(6)}\t${line}`),
  'as grep -r prints it': each((line) => `deploy/id_rsa.pem:${line}`),
  'as grep -nC prints it': each((line, index) =>
    index === 0 ? `a-b/k.pem:1:${line}` : `a-b/k.pem-${index + 1}-${line}`,
  ),
  'in a log': each((line, index) => `2026-11-16T10:00:${10 + index}.123Z app | ${line}`),
  'in a diff that adds it': each((line) => `+${line}`),
  'in a diff that removes it': each((line) => `-${line}`),
  'in comments': each((line) => `// ${line}`),
  'in source code': each((line) => `  "${line}\\n" +`),
  'in one line with spaces': pem.replaceAll('\n', ' '),
  'in one line without': pem.replaceAll('\n', ''),
  'on a page': pem.replaceAll('\n', '<br>'),
  'with \\u000a': pem.replaceAll('\n', '\\u000a'),
  'without its end': pem.split('\n').slice(0, 9).join('\n'),
  'without its beginning': pem.split('\n').slice(-9).join('\n'),
  'without its beginning, numbered': pem
    .split('\n')
    .slice(-9)
    .map((line, index) => `${20 + index}|${line}`)
    .join('\n'),
};

test.each(Object.entries(forms))('no line of a private key is left %s', (_form, text) => {
  const redactor = createRedactor();
  const masked = redactor.redact(text);
  expect(material.filter((line) => line.length >= 16 && masked.includes(line))).toEqual([]);
  expect(masked).toContain('[redacted:private-key:');
  expect(masked.split('\n')).toHaveLength(text.split('\n').length);
  expect(redactor.redact(masked)).toBe(masked);
});

test('a key in an address and one in base64, wrapped or not, are masked', () => {
  const { redact } = createRedactor();
  const encoded = Buffer.from(pem).toString('base64');
  const wrapped = encoded.replace(/.{76}/g, '$&\n');
  const address = redact(`https://example.org/?k=${encodeURIComponent(pem)}`);
  for (const line of material) expect(address).not.toContain(encodeURIComponent(line));
  for (const text of [`tls.key: ${encoded}`, `client-key-data: ${wrapped}\nnext: 1`])
    for (let at = 0; at + 40 < encoded.length; at += 76)
      expect(redact(text)).not.toContain(encoded.slice(at + 4, at + 36));
});

describe('a key that was seen once', () => {
  const redactor = createRedactor();
  redactor.notice(pem);

  test('is known by each of its lines, wherever that stands', () => {
    for (const line of material.filter((one) => one.length >= 8))
      for (const text of [line, `7|${line}`, `x.pem:9:${line}`, JSON.stringify({ a: `\n${line}\n` }), `+${line}`]) {
        expect(redactor.redact(text)).not.toContain(line);
        expect(JSON.stringify(redactor.redactJson({ text }))).not.toContain(line);
      }
    expect(redactor.redact(material.join(''))).not.toContain(material[3]);
  });

  test('leaves its public half alone', () => {
    const open = String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
    const jwk = JSON.stringify(createPublicKey(privateKey).export({ format: 'jwk' }));
    for (const text of [open, jwk, open.split('\n')[2] ?? '']) expect(redactor.redact(text)).toBe(text);
  });

  test('leaves other base64 alone', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other = String(publicKey.export({ type: 'spki', format: 'pem' }));
    const certificate = other.replaceAll('PUBLIC KEY', 'CERTIFICATE');
    const image = Buffer.from(Array.from({ length: 900 }, (_, index) => (index * 7_919) % 256))
      .toString('base64')
      .replace(/.{76}/g, '$&\n');
    const lock = `"integrity": "sha512-${Buffer.alloc(64, 'hermes').toString('base64')}"`;
    for (const text of [other, certificate, image, lock, Buffer.from(certificate).toString('base64')])
      expect(redactor.redact(text)).toBe(text);
  });
});

test('prose about keys and headers without a key stay', () => {
  const { redact } = createRedactor();
  for (const text of [
    'the file starts with -----BEGIN PRIVATE KEY----- and ends with -----END PRIVATE KEY-----',
    "if (text.startsWith('-----BEGIN RSA PRIVATE KEY-----')) {\n  return internationalization;\n}",
    '-----BEGIN PRIVATE KEY-----\n\nPut your key here\n-----END PRIVATE KEY-----',
    'Private-Lines: 14\nare followed by the lines themselves',
  ])
    expect(redact(text)).toBe(text);
});

test('text made of headers costs no more than its length', () => {
  const { redact } = createRedactor();
  const texts = [
    '-----BEGIN PRIVATE KEY-----\n',
    '-----BEGIN PRIVATE KEY----- ',
    '-----BEGIN PRIVATE KEY-----\\n',
    '-----END PRIVATE KEY-----\n',
    `-----BEGIN PRIVATE KEY-----\n${'\\'.repeat(200)}`,
  ];
  for (const part of texts) {
    const startedAt = performance.now();
    redact(part.repeat(Math.ceil(300_000 / part.length)));
    // It takes tens of milliseconds; a quadratic search takes minutes.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  }
});
