import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readSettings } from '../../compose/settings.js';
import { toolNamesElsewhere } from '../../compose/tool-names.js';
import { replaceFile } from '../../config/replace-file.js';
import { approveChanges } from '../../discovery/approved-changes.js';
import { sha256 } from '../../discovery/sha256.js';
import { ToolError } from '../../kernel/outcome.js';
import { makeVisible } from '../../lib/visible-text.js';
import { authVariables } from '../../plugins/yaml/http-wrapper-entry.js';
import { parseYamlTools } from '../../plugins/yaml/parse-yaml-tools.js';
import type { YamlTool } from '../../plugins/yaml/yaml-tool.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { confirm } from '../confirm.js';
import { folders } from '../open-hermes.js';
import { printJson, printLine } from '../terminal.js';

/** Checks a YAML tool file, shows what it adds, and stores it under home: running sessions take it up. */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  if (typeof flags.config !== 'string') throw new UsageError('Which file? hermes tool register --config FILE');
  const source = resolve(flags.config);
  const settings = await readSettings(folders(invocation));
  const text = read(source);
  const tools = await parseYamlTools(text, source);
  const target = join(settings.paths.tools, storedName(source));
  await refuseTakenNames(tools, target, settings);
  const isSame = existsSync(target) && readFileSync(target, 'utf8') === text;
  const say = (line: string): void => {
    if (flags.json === true) terminal.err.write(`${line}\n`);
    else printLine(terminal, line);
  };
  for (const line of describe(tools)) say(line);
  if (!isSame && existsSync(target)) say(`This replaces ${target}.`);
  const isAgreed = await confirm(
    invocation,
    tools.length === 1 ? 'Add this tool?' : `Add these ${tools.length} tools?`,
  );
  if (isAgreed) {
    replaceFile(target, text);
    approveChanges(settings.paths.cache, { [target]: sha256(text) });
  }
  const names = tools.map((tool) => tool.name);
  const missing = [...new Set(tools.flatMap(authVariables))].filter((name) => (settings.env[name] ?? '') === '');
  if (flags.json === true)
    printJson(terminal, { registered: isAgreed, file: target, tools: names, missing_env: missing });
  else printLine(terminal, isAgreed ? `Stored as ${target}.` : 'Nothing was added.');
  if (isAgreed && missing.length > 0) say(`Not set yet: ${missing.join(', ')}. Store with: hermes setup`);
  return isAgreed ? EXIT.ok : EXIT.denied;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new UsageError(`${file} cannot be read: ${(problem as Error).message}`);
  }
}

/** Discovery looks for this ending and passes over names that begin with `.` or `_`. */
function storedName(source: string): string {
  return `${
    basename(source)
      .replace(/\.ya?ml$/i, '')
      .replace(/^[._]+/, '') || 'tools'
  }.yaml`;
}

async function refuseTakenNames(
  tools: readonly YamlTool[],
  target: string,
  settings: Awaited<ReturnType<typeof readSettings>>,
): Promise<void> {
  const taken = await toolNamesElsewhere(settings, target);
  const found = tools.find((tool) => taken.has(tool.name));
  if (found === undefined) return;
  throw new ToolError(`The name ${found.name} is taken by ${taken.get(found.name)}.`, {
    code: 'conflict',
    hint: 'Give the tool another name. Nothing was added.',
  });
}

function describe(tools: readonly YamlTool[]): string[] {
  return tools.flatMap((tool) => {
    const variables = authVariables(tool);
    return [
      `${tool.name} (${tool.toolset}): ${makeVisible(tool.description.split('\n')[0] ?? '')}`,
      `  ${tool.method} ${makeVisible(tool.endpoint)}${variables.length === 0 ? '' : `, with ${variables.join(' and ')}`}`,
      ...(tool.parameters.length === 0 ? [] : [`  ${tool.parameters.map(({ name }) => name).join(', ')}`]),
    ];
  });
}
