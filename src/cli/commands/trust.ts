import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { processEnvironment } from '../../config/environment.js';
import { type HomePaths, homePaths } from '../../config/paths.js';
import { createTrustStore } from '../../discovery/trust/trust-store.js';
import {
  lastTrustedText,
  type TrustChange,
  type WorkspaceTrust,
  workspaceTrust,
} from '../../discovery/workspace-trust.js';
import { unifiedDiff } from '../../files/diff/unified-diff.js';
import { ToolError } from '../../kernel/outcome.js';
import { makeVisible } from '../../lib/visible-text.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { confirm } from '../confirm.js';
import { folders } from '../open-hermes.js';
import { paint, printJson, printLine, type Terminal } from '../terminal.js';

/** Shows what a workspace would do, or what changed since it was trusted, and trusts it. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const { home, cwd } = folders(invocation);
  const paths = homePaths(processEnvironment, home);
  const folder = resolve(cwd ?? '.', args[0] ?? '.');
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder && flags.revoke !== true) throw new UsageError(`There is no folder ${folder}.`);
  const trust = workspaceTrust(folder, paths);
  if (flags.revoke === true) return revoke(invocation, trust, paths);
  const say = (text: string): void => printShown(terminal, flags.json === true, text);
  await show(trust, paths, say, terminal);
  if (trust.refusals.length > 0) throw refused(trust);
  const isNew = trust.state === 'untrusted' || trust.state === 'changed';
  // With --json and without --yes it only looks.
  const mayAsk = isNew && (flags.json !== true || flags.yes === true);
  const isTrusted = mayAsk ? await confirm(invocation, `Trust ${trust.root}?`) : trust.state === 'trusted';
  if (isNew && isTrusted) store(trust, paths);
  if (flags.json === true) printJson(terminal, report(trust, isTrusted));
  else printLine(terminal, words(trust, isTrusted, isNew));
  return isTrusted || trust.state === 'none' ? EXIT.ok : EXIT.denied;
}

/** Trusts exactly what was shown: a change made meanwhile is left for the next look. */
function store(trust: WorkspaceTrust, paths: HomePaths): void {
  if (workspaceTrust(trust.root, paths).snapshot.hash !== trust.snapshot.hash) {
    throw new ToolError('The workspace changed while it was shown. Run hermes trust again.', { code: 'conflict' });
  }
  createTrustStore(paths.root).trust(trust.snapshot, new Date());
}

function revoke({ flags, terminal }: Invocation, trust: WorkspaceTrust, paths: HomePaths): number {
  const wasThere = createTrustStore(paths.root).revoke(trust.root);
  if (flags.json === true) printJson(terminal, { root: trust.root, revoked: wasThere });
  else printLine(terminal, wasThere ? `${trust.root} is no longer trusted.` : `${trust.root} was not trusted.`);
  return EXIT.ok;
}

async function show(
  trust: WorkspaceTrust,
  paths: HomePaths,
  say: (text: string) => void,
  terminal: Terminal,
): Promise<void> {
  if (trust.state === 'changed') {
    say(`${trust.root} was trusted. Since then:`);
    for (const change of trust.changes) say(await describeChange(change, trust, paths, terminal));
  } else if (trust.state === 'untrusted') {
    say(`${trust.root} would bring:`);
    for (const item of trust.items) {
      say(
        `  ${makeVisible(item.path, { newlines: 'escape' })}  ${meaning(item.path)}${item.target === undefined ? '' : ` -> ${makeVisible(item.target)}`}`,
      );
    }
    for (const path of ['.mcp.json', 'hermes_permissions.yaml']) {
      if (trust.items.some((item) => item.path === path)) say(indent(textNow(trust, path)));
    }
  }
}

/** What Hermes does with a file once it is trusted. */
function meaning(path: string): string {
  if (path === '.mcp.json') return 'starts or connects to these servers, after you approve each of them:';
  if (path === 'hermes_permissions.yaml') return 'narrows permissions:';
  if (/^\.hermes\/tools\/[^/]+\.ya?ml$/.test(path)) return 'tools that call HTTP endpoints';
  if (/^\.hermes\/tools\/[^/]+\.m?[jt]s$/.test(path)) return 'code that runs as you: tools';
  if (path.startsWith('.hermes/plugins/')) return 'code that runs as you, when enabled: a plugin';
  return path.startsWith('.hermes/tools/') ? 'part of tools' : '';
}

async function describeChange(
  change: TrustChange,
  trust: WorkspaceTrust,
  paths: HomePaths,
  terminal: Terminal,
): Promise<string> {
  const heading = `  ${change.change}: ${makeVisible(change.path, { newlines: 'escape' })}`;
  const before = change.change === 'added' ? '' : lastTrustedText(trust, paths, change.path);
  const now = change.change === 'removed' ? '' : textNow(trust, change.path);
  if (before === undefined) return `${heading} (its former text was not kept)`;
  const { text } = await unifiedDiff(before, now, { from: `trusted/${change.path}`, to: `now/${change.path}` });
  const lines = makeVisible(text)
    .split('\n')
    .map((line) => colour(terminal, line));
  return [heading, ...lines.map((line) => `    ${line}`)].join('\n');
}

function colour(terminal: Terminal, line: string): string {
  if (line.startsWith('+')) return paint(terminal, 'green', line);
  return line.startsWith('-') ? paint(terminal, 'red', line) : line;
}

const MAX_SHOWN = 100_000;

function textNow(trust: WorkspaceTrust, path: string): string {
  const item = trust.items.find((candidate) => candidate.path === path);
  if (item?.kind === 'link') return `link to ${item.target ?? ''}\n`;
  const content = readFileSync(join(trust.root, path));
  if (content.includes(0)) return `(${content.length} bytes that are not text)\n`;
  const text = content.toString('utf8');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n(${text.length - MAX_SHOWN} more characters)\n` : text;
}

function indent(text: string): string {
  return makeVisible(text).replace(/^/gm, '    ');
}

/** What is shown goes to people; with `--json` only the answer goes to stdout. */
function printShown(terminal: Terminal, isJson: boolean, text: string): void {
  if (isJson) terminal.err.write(`${text}\n`);
  else printLine(terminal, text);
}

function refused({ root, refusals }: WorkspaceTrust): ToolError {
  return new ToolError(`${root} cannot be trusted: ${makeVisible(refusals.join('; '))}`, { code: 'denied' });
}

function report({ state, root, items, changes }: WorkspaceTrust, trusted: boolean): unknown {
  return { root, state, trusted, items, changes };
}

function words({ state, root }: WorkspaceTrust, isTrusted: boolean, isNew: boolean): string {
  if (state === 'none') return `${root} has no tools or settings for Hermes.`;
  if (!isTrusted) return `${root} is not trusted.`;
  return isNew ? `${root} is trusted. New sessions use it.` : `${root} is trusted and has not changed.`;
}
