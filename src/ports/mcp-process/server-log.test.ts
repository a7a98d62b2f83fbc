import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRedactor } from '../../gate/secrets/create-redactor.js';
import { createServerLog } from './server-log.js';

test('what a server says is written without its secrets, also when one comes in pieces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-server-log-'));
  try {
    const file = join(folder, 'logs', 'mcp-x.log');
    const log = createServerLog({ file, redactor: createRedactor({ known: () => ['Own-Value-77x'] }) });
    log.write('starting with ghp_9aB8cD7eF6gH5i');
    log.write('J4kL3mN2oP1qR0sT9uV8wX and Own-Value-77x\nready');
    log.note('[stdout] Own-Value-77x');
    expect(log.lastWords()).toMatch(/^starting with \[redacted:github-token:\w{4}\] and \[redacted:known-secret:/);
    await log.settled();
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('ready');
    expect(text).not.toMatch(/9aB8cD7e|Own-Value/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
