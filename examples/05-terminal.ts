// Commands: state is carried along, time limits keep what was printed, servers run in the background.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from 'hermes-tools';

const folder = mkdtempSync(join(tmpdir(), 'hermes-example-'));
const hermes = await createHermes({ toolsets: ['terminal'], home: join(folder, 'home'), cwd: folder });
const call = async (name: string, args: Record<string, unknown>) => JSON.parse(await hermes.call(name, args));

// Folder, variables and functions of one command are there in the next.
await call('terminal', { command: 'mkdir -p site && cd site && export NAME=Hermes' });
console.log((await call('terminal', { command: 'echo "$NAME in $(basename "$PWD")"' })).output);

// What runs too long is ended with everything it started; what it had printed is in the answer.
const { output, timed_out } = await call('terminal', { command: 'echo begun; sleep 60', timeout: 1 });
console.log(timed_out, output);

// A server in the foreground would never answer: the reply says how to do it instead.
console.log((await call('terminal', { command: 'python3 -m http.server 8000' })).error);

// In the background it gets an id to wait for, read, write to and end.
const { session_id } = await call('terminal', { command: 'echo ready; cat', background: true });
await call('process', { action: 'wait', session_id, pattern: 'ready' });
await call('process', { action: 'submit', session_id, data: 'hello' });
await call('process', { action: 'close', session_id });
const ended = await call('process', { action: 'wait', session_id });
console.log(ended.exit_code, (await call('process', { action: 'log', session_id })).output);

await hermes.close();
rmSync(folder, { recursive: true });
