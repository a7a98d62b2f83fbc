/**
 * What runs before a JavaScript script: `node -e` with this text. The arguments and the channel are those of the
 * Python runtime; descriptor 4, where there is one, closes when Hermes ends and is watched by a thread of its own,
 * because a script in a busy loop would not notice. All of it is one block: a script that stays makes its names global,
 * and must not meet ours there.
 */
export const JAVASCRIPT_BOOTSTRAP = String.raw`
'use strict'; {
const fs = require('node:fs');
const vm = require('node:vm');
const [channel, mode] = process.argv.slice(1);
const stays = mode === 'stay';
const stdio = channel === 'stdio';
const { Socket } = require('node:net');
const link = stdio ? process.stdin : new Socket({ fd: 3, readable: true, writable: true });
if (stdio) {
  const { Readable } = require('node:stream');
  Object.defineProperty(process, 'stdin', { value: Readable.from([]) });
} else {
  const { Worker } = require('node:worker_threads');
  const watch = "const{Socket}=require('node:net');new Socket({fd:4,readable:true,writable:false}).on('close'," + end + ").resume()";
  const { env } = process;
  const workerData = { label: env.HERMES_PROCESS_LABEL };
  new Worker(watch, { eval: true, stdout: true, stderr: true, workerData }).unref();
}
/** Runs as text, in a thread of its own: ends what carries the label of the run, wherever it is, and then the group. */
function end() {
  const { readdirSync, readFileSync } = require('node:fs');
  const { label } = require('node:worker_threads').workerData;
  const isOurs = (pid) => {
    try { return readFileSync('/proc/' + pid + '/environ', 'latin1').split('\0').includes('HERMES_PROCESS_LABEL=' + label); }
    catch { return false; }
  };
  const marked = () => {
    try { return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isOurs(name)); }
    catch { return []; }
  };
  // A few times: what forks meanwhile is found by the next look.
  for (let look = 0; look < 5 && label !== undefined; look++) {
    const found = marked();
    if (found.length === 0) break;
    for (const pid of found) try { process.kill(Number(pid), 'SIGKILL'); } catch {}
  }
  // In a sandbox the group has no number.
  try { process.kill(-process.pid, 'SIGKILL'); } catch { process.kill(process.pid, 'SIGKILL'); }
}
const leave = () => {
  try { process.kill(-process.pid, 'SIGKILL'); } finally { process.exit(137); }
};
link.on('end', leave).on('error', leave);
const writeAll = (target, data) => {
  for (let at = 0; at < data.length; ) {
    try { at += fs.writeSync(target, data, at); }
    catch (problem) { if (problem.code !== 'EAGAIN') throw problem; }
  }
};
let token = '';
const mark = (target, data = Buffer.alloc(0)) =>
  writeAll(target, Buffer.concat([Buffer.from('\x1e' + token + data.length.toString(16).padStart(5, '0')), data]));
const send = (message) => {
  const data = Buffer.from(JSON.stringify(message) + '\n');
  if (!stdio) return void link.write(data);
  for (let at = 0; at < data.length; at += 4000) mark(1, data.subarray(at, at + 4000));
};
const pending = new Map();
let last = 0;
class ToolError extends Error {
  constructor({ error, code, hint, details }) {
    super(error);
    this.name = 'ToolError';
    this.code = code;
    this.hint = hint;
    this.details = details ?? {};
  }
}
const call = (tool, args = {}) =>
  new Promise((resolve, reject) => {
    send({ token, id: ++last, tool, args });
    pending.set(last, { resolve, reject });
    if (!stays) link.ref();
  });
const deliver = (line) => {
  const answer = JSON.parse(line);
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  if (pending.size === 0 && !stays) link.unref();
  if (answer.ok) waiting?.resolve(answer.data);
  else waiting?.reject(new ToolError(answer));
};
const helpers = {
  ToolError,
  json_parse: (text) => {
    const plain = String(text).trim().replace(/^\ufeff/, '').replace(/^(?:\x60{3}|~~~).*\n([^]*?)(?:\x60{3}|~~~)\s*$/, '$1');
    try { return JSON.parse(plain); }
    catch { return JSON.parse(plain.replace(/"(?:[^"\\]|\\[^])*"/g, (string) => string.replace(/[\x00-\x1f]/g, (char) => '\\u' + char.charCodeAt(0).toString(16).padStart(4, '0')))); }
  },
  shell_quote: (text) => (/^[A-Za-z0-9_@%+=:,./-]+$/.test(text) ? String(text) : "'" + String(text).replaceAll("'", "'\\''") + "'"),
  retry: async (work, max_attempts = 3, delay = 2) => {
    for (let attempt = 1; ; attempt++) {
      try { return await work(); }
      catch (problem) { if (attempt >= max_attempts) throw problem; }
      await new Promise((resolve) => setTimeout(resolve, delay * 1000 * 2 ** (attempt - 1)));
    }
  },
  parallel: async (works, { limit = 8 } = {}) => {
    const results = [];
    const problems = [];
    const todo = [...works].entries();
    const worker = async () => {
      for (const [at, work] of todo) {
        try { results[at] = await (typeof work === 'function' ? work() : work); }
        catch (problem) { problems[at] = problem; }
      }
    };
    await Promise.all(Array.from({ length: limit }, worker));
    const failed = problems.findIndex((_, at) => at in problems);
    if (failed >= 0) throw problems[failed];
    return results;
  },
};
const toolsModule = (functions) => {
  const made = { ...helpers };
  const names = [];
  for (const [name, source] of Object.entries(JSON.parse(functions))) {
    names.push(name);
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = vm.runInThisContext('(call) => ' + source, { filename: 'hermes_tools' })(call);
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return new Proxy(made, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || name === 'then' || name === 'default') return name === 'default' ? made : target[name];
      throw new Error('There is no tool ' + name + ' in this session. There are: ' + names.sort().join(', '));
    },
  });
};
const show = (problem) => {
  const text = problem instanceof Error ? (problem.stack ?? String(problem)) : 'Thrown: ' + String(problem);
  const own = text.split('\n').filter((line) => !/^\s+at .*(?:\[eval\]|node:|evalmachine)/.test(line));
  console.error(own.join('\n'));
};
let hasFailed = false;
process.on('uncaughtException', (problem) => {
  show(problem);
  hasFailed = true;
  if (!stays) process.exit(1);
});
const run = async (functions, code) => {
  const tools = toolsModule(functions);
  const bring = (name) => (name === 'hermes_tools' ? tools : import(name));
  const { createRequire } = require('node:module');
  const { pathToFileURL } = require('node:url');
  const path = process.cwd() + '/script.js';
  const meta = { url: pathToFileURL(path).href, filename: path, dirname: process.cwd() };
  const head = '(async (__import, __meta, require) => {';
  const work = vm.runInThisContext(head + code + '\n})', { filename: 'script.js', columnOffset: -head.length });
  const need = createRequire(path);
  await work(bring, meta, Object.assign((name) => (name === 'hermes_tools' ? tools : need(name)), need));
};
const begin = async (functions, code) => {
  let status = 0;
  hasFailed = false;
  try { await run(functions, code); }
  catch (problem) {
    show(problem);
    status = 1;
    if (!stays) process.exit(1);
  }
  if (!stays) return;
  // A rejection that nobody handles is told after everything that was ready.
  await new Promise((resolve) => setImmediate(resolve));
  send({ token, done: hasFailed ? 1 : status });
  mark(1);
  mark(2);
};
let held = Buffer.alloc(0);
let head;
let parts = [];
let size = 0;
link.on('data', (chunk) => {
  parts.push(chunk);
  size += chunk.length;
  if (size < (head?.total ?? 0) || (head === undefined && !chunk.includes(10))) return;
  held = Buffer.concat(parts);
  for (let at; ; ) {
    if (head !== undefined) {
      if (held.length < head.total) break;
      const functions = held.toString('utf8', 0, head.size);
      const code = held.toString('utf8', head.size, head.total);
      held = held.subarray(head.total);
      head = undefined;
      if (!stays) link.unref();
      begin(functions, code);
      continue;
    }
    if ((at = held.indexOf(10)) < 0) break;
    const line = held.toString('utf8', 0, at);
    held = held.subarray(at + 1);
    if (line.startsWith('{')) { deliver(line); continue; }
    const [name, functions, code] = line.split(' ');
    token = name;
    head = { size: Number(functions), total: Number(functions) + Number(code) };
  }
  parts = [held];
  size = held.length;
});
}
`;
