// Draws docs/images/terminal.svg: runs the commands below for real and puts what they print into a picture.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const COLUMNS = 108;
const MOST_LINES = 7;

const SESSION = [
  ['tools', 'call', 'write_file', 'path=notes.md', 'content=buy milk'],
  ['tools', 'call', 'patch', 'path=notes.md', 'old_string=buy  milk', 'new_string=buy oat milk'],
  ['tools', 'call', 'write_file', 'path=/etc/hosts', 'content='],
  ['approvals', 'test', 'echo "rm -rf /"; x=r; $x"m" -rf "$HOME"'],
  ['undo', '--yes'],
  ['audit', 'verify'],
];

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'hermes-record-'));
const cwd = join(folder, 'project');
mkdirSync(cwd);
const lines = SESSION.flatMap((args) => [`$ hermes ${args.map(quote).join(' ')}`, ...output(args), '']);
rmSync(folder, { recursive: true });
mkdirSync(join(root, 'docs/images'), { recursive: true });
writeFileSync(join(root, 'docs/images/terminal.svg'), draw(lines.slice(0, -1)));

function output(args) {
  const env = { PATH: process.env.PATH, HOME: join(folder, 'user'), HERMES_HOME: join(folder, 'home') };
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/hermes.js'), ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  const shown = (stdout.trim() || stderr.trim()).replaceAll(folder, '~').split('\n').flatMap(wrap);
  return shown.length > MOST_LINES ? [...shown.slice(0, MOST_LINES), '…'] : shown;
}

function quote(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function wrap(line) {
  const parts = [];
  for (let at = 0; at < line.length || at === 0; at += COLUMNS) parts.push(line.slice(at, at + COLUMNS));
  return parts;
}

function draw(rows) {
  const height = 18;
  const text = rows
    .map(
      (row, index) =>
        `<text x="16" y="${34 + index * height}" class="${row.startsWith('$ ') ? 'c' : 'o'}" xml:space="preserve">${escapeXml(row)}</text>`,
    )
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="${rows.length * height + 40}" role="img" aria-label="A hermes session">
<style>text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}.c{fill:#9ece6a;font-weight:600}.o{fill:#c0caf5}</style>
<rect width="100%" height="100%" rx="8" fill="#1a1b26"/>
${text}
</svg>
`;
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
