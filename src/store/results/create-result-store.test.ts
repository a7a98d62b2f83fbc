import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoredResultReader } from '../../kernel/result-store.js';
import { createResultStore, type ResultStoreOptions } from './create-result-store.js';
import { sessionFolder } from './result-layout.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newStore(options: Partial<ResultStoreOptions> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'hermes-results-'));
  folders.push(home);
  const folder = join(home, 'results');
  const clock = { time: 1_700_000_000_000, now: () => clock.time };
  return { folder, clock, results: createResultStore({ folder, clock, ...options }) };
}

async function readAll(reader: StoredResultReader): Promise<string> {
  const text = Buffer.from(await reader.read(0, reader.size)).toString();
  await reader.close();
  return text;
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('a stored result', () => {
  it('is read back whole and in pages, with its media type', async () => {
    const { results } = newStore();
    const text = `grüße ${'x'.repeat(200_000)} end`;
    const stored = await results.put('s1', text, { mediaType: 'application/json', name: 'long' });
    expect(stored).toMatchObject({ bytes: Buffer.byteLength(text), mediaType: 'application/json' });
    expect(stored.uri).toMatch(/^result:\/\/[0-9a-f]{40}$/);
    const reader = await results.open('s1', stored.uri);
    expect(reader).toMatchObject({ size: stored.bytes, mediaType: 'application/json' });
    expect(Buffer.from(await reader.read(stored.bytes - 3, 100)).toString()).toBe('end');
    expect(await reader.read(stored.bytes + 5, 10)).toHaveLength(0);
    expect(await readAll(reader)).toBe(text);
  });

  it('keeps empty and binary content exactly', async () => {
    const { results } = newStore();
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const reader = await results.open('s1', (await results.put('s1', bytes)).uri);
    expect(new Uint8Array(await reader.read(0, 999))).toEqual(bytes);
    await reader.close();
    expect(await readAll(await results.open('s1', (await results.put('s1', '')).uri))).toBe('');
  });

  it('is a file that only its owner can read', async () => {
    const { folder, results } = newStore();
    await results.put('s1', 'secret');
    for (const file of files(folder)) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.each(['result://', 'result://../../etc/passwd', `result://${'0'.repeat(40)}`, '/etc/passwd', 'result://ABC', ''])(
    'is not found under %j',
    async (uri) => {
      const { results } = newStore();
      await expect(results.open('s1', uri)).rejects.toMatchObject({ name: 'ToolError', code: 'not_found' });
    },
  );

  it('is not found in another session', async () => {
    const { results } = newStore();
    const { uri } = await results.put('s1', 'mine');
    await expect(results.open('s2', uri)).rejects.toMatchObject({ code: 'not_found' });
    await expect(results.open('S1', uri)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not a link or a foreign file that somebody planted in the folder', async () => {
    const { folder, results } = newStore();
    const { uri } = await results.put('s1', 'victim');
    const session = sessionFolder(folder, 's1');
    const victim = join(session, uri.slice(9));
    const plant = (id: string, make: (path: string) => void) => {
      make(join(session, id.repeat(40)));
      return results.open('s1', `result://${id.repeat(40)}`);
    };
    mkdirSync(session, { recursive: true });
    await expect(plant('a', (path) => symlinkSync(victim, path))).rejects.toMatchObject({ code: 'not_found' });
    await expect(plant('b', (path) => writeFileSync(path, 'plain'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(plant('c', (path) => mkdirSync(path))).rejects.toMatchObject({ code: 'not_found' });
    await expect(plant('d', (path) => linkSync(victim, path))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused when it could never be kept', async () => {
    const { results } = newStore({ limits: { maxBytes: 100 } });
    await expect(results.put('s1', 'x'.repeat(101))).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('a result that arrives in pieces', () => {
  it('can be read while it grows and stays when it is finished', async () => {
    const { results } = newStore();
    const writer = await results.create('s1');
    await writer.write(Buffer.from('one '));
    expect(await readAll(await results.open('s1', writer.uri))).toBe('one ');
    await expect(results.open('s2', writer.uri)).rejects.toMatchObject({ code: 'not_found' });
    void writer.write(Buffer.from('two '));
    void writer.write(Buffer.from('three'));
    expect(await writer.finish()).toMatchObject({ bytes: 13, totalBytes: 13, truncated: false });
    expect(await readAll(await results.open('s1', writer.uri))).toBe('one two three');
    await expect(writer.write(Buffer.from('late'))).rejects.toThrow('closed');
  });

  it('leaves nothing behind when it is abandoned', async () => {
    const { folder, results } = newStore();
    const writer = await results.create('s1');
    await writer.write(Buffer.from('x'));
    await writer.abandon();
    expect(files(folder)).toEqual([]);
    await expect(results.open('s1', writer.uri)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps beginning and end beyond its limit, with the true counts, whatever the pieces', async () => {
    const { results } = newStore();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 0, maxLength: 40, unit: 'binary-ascii' }), { maxLength: 12 }),
        fc.integer({ min: 2, max: 60 }),
        async (pieces, maxBytes) => {
          const writer = await results.create('s1', { maxBytes });
          for (const piece of pieces) await writer.write(Buffer.from(piece));
          const all = pieces.join('');
          const finished = await writer.finish();
          const text = await readAll(await results.open('s1', writer.uri));
          const head = Math.ceil(maxBytes / 2);
          const tail = maxBytes - head;
          const left = all.length - maxBytes;
          const expected =
            left <= 0
              ? all
              : `${all.slice(0, head)}\n[… ${left} of ${all.length} bytes are not kept …]\n${all.slice(all.length - tail)}`;
          expect(text).toBe(expected);
          expect(finished).toMatchObject({ totalBytes: all.length, truncated: left > 0 });
        },
      ),
      { seed: 7, numRuns: 60 },
    );
  });

  it('is redacted whenever it is read out, also across the borders of its pieces', async () => {
    const { results } = newStore({ redact: (text) => text.replaceAll(/sk-[a-z0-9]{6}/g, '***') });
    const writer = await results.create('s1', { raw: true });
    await writer.write(Buffer.from('key sk-ab'));
    await writer.write(Buffer.from('cdef!'));
    expect(await readAll(await results.open('s1', writer.uri))).toBe('key ***!');
    await writer.finish();
    expect(await readAll(await results.open('s1', writer.uri))).toBe('key ***!');
  });

  it('is not handed out raw by a store that cannot redact', async () => {
    const { results } = newStore();
    const writer = await results.create('s1', { raw: true });
    await writer.finish();
    await expect(results.open('s1', writer.uri)).rejects.toThrow('redact');
  });
});

describe('a raw result that is too large for memory', () => {
  const redact = (text: string) => text.replaceAll(/sk-[a-z0-9]{6}/g, '***');
  /** Holds back the last line. */
  const redactStream = () => {
    let held = '';
    return {
      push(text: string) {
        const end = (held + text).lastIndexOf('\n') + 1;
        const safe = redact((held + text).slice(0, end));
        held = (held + text).slice(end);
        return safe;
      },
      end: () => redact(held),
    };
  };

  async function store(results: ReturnType<typeof newStore>['results'], lines: string[]) {
    const writer = await results.create('s1', { raw: true, maxBytes: 64 * 1_048_576 });
    for (const line of lines) await writer.write(Buffer.from(line, 'latin1'));
    return (await writer.finish()).uri;
  }
  const filler = 'a line of nothing\n'.repeat(30_000);

  it('is masked once, also where colours hide a secret, and stays readable in parts', async () => {
    const { folder, results } = newStore({ redact, redactStream });
    const lines = Array.from({ length: 20 }, () => filler);
    const uri = await store(results, [...lines, 'key sk-abcdef\n', ...lines, 'key sk-\x1b[1mabc\x1b[0mdef', '\nend']);
    const [one, two] = await Promise.all([results.open('s1', uri), results.open('s1', uri)]);
    expect(two.size).toBe(one.size);
    await two.close();
    expect(Buffer.from(await one.read(one.size - 11, 11)).toString()).toBe('key ***\nend');
    expect((await readAll(one)).match(/\*\*\*/g)).toHaveLength(2);
    expect(files(folder)).toHaveLength(1);
  });

  it('keeps every byte when there is nothing to mask', async () => {
    const { results } = newStore({ redact, redactStream });
    const uri = await store(results, [...Array.from({ length: 20 }, () => filler), '\xff\x00\x1b[1m\xfe']);
    const reader = await results.open('s1', uri);
    expect(reader.size).toBe(20 * filler.length + 7);
    expect(Buffer.from(await reader.read(reader.size - 7, 7)).toString('latin1')).toBe('\xff\x00\x1b[1m\xfe');
    await reader.close();
  });
});

describe('retention of results', () => {
  it('removes by age and then the oldest until the rest fits', async () => {
    const { clock, results } = newStore();
    const uris: string[] = [];
    for (let i = 0; i < 4; i++) {
      uris.push((await results.put(`s${i % 2}`, 'x'.repeat(1_000))).uri);
      clock.time += 1_000;
    }
    const isThere = (i: number) =>
      results.open(`s${i % 2}`, uris[i] ?? '').then(
        (reader) => reader.close().then(() => true),
        () => false,
      );
    await results.prune({ maxAgeMs: 3_500 });
    expect(await Promise.all([0, 1, 2, 3].map(isThere))).toEqual([false, true, true, true]);
    await results.prune({ maxBytes: 2_500 });
    expect(await Promise.all([0, 1, 2, 3].map(isThere))).toEqual([false, false, false, true]);
  });

  it('reaps what a killed process left half written, not what is being written', async () => {
    const { folder, clock, results } = newStore();
    const writer = await results.create('s1');
    await writer.write(Buffer.from('alive'));
    const left = join(sessionFolder(folder, 's1'), `${'e'.repeat(40)}.999999999.part`);
    writeFileSync(left, 'dead');
    clock.time = Date.now();
    expect(await results.prune()).toMatchObject({ removed: 1 });
    expect(files(folder)).toHaveLength(1);
    await writer.finish();
    expect(await readAll(await results.open('s1', writer.uri))).toBe('alive');
  });

  it('leaves files that are not results alone', async () => {
    const { folder, results } = newStore();
    mkdirSync(join(folder, 'notes'), { recursive: true });
    writeFileSync(join(folder, 'notes', 'a.txt'), 'keep');
    await results.prune({ maxAgeMs: 0, maxBytes: 0 });
    expect(files(folder)).toHaveLength(1);
  });
});
