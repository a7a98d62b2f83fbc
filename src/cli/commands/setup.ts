import { text } from 'node:stream/consumers';
import type { Settings } from '../../compose/settings.js';
import { EnvFileError, updateEnvFile, VARIABLE_NAME } from '../../config/env-file.js';
import { refusedVariable } from '../../lib/refused-variable.js';
import { createFileLocks } from '../../ports/files/create-file-locks.js';
import { readLineAt } from '../approve-at-terminal.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { confirm } from '../confirm.js';
import { findMissing, type Missing } from '../doctor/find-missing.js';
import { installCommand, installPackages } from '../doctor/install-packages.js';
import { variableWords } from '../doctor/missing-needs.js';
import { openHermes } from '../open-hermes.js';
import { readHidden } from '../read-hidden.js';
import { printJson, printLine } from '../terminal.js';

/** Asks for missing keys and installs missing packages; without a terminal it tells what is missing. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal, signal } = invocation;
  if (args.length > 1) throw new UsageError(`One tool or toolset at a time, not ${args.length}.`);
  const hermes = await openHermes(invocation, 'user', { record: false, toolsets: null });
  try {
    const { settings } = hermes;
    const missing = findMissing(hermes, args[0]);
    const stored = await storeVariables(invocation, settings, missing);
    const installed = await install(invocation, settings, missing);
    const left = stillMissing(missing, stored, installed);
    if (flags.json === true) printJson(terminal, { stored, installed, missing: left });
    else report(invocation, settings, { stored, installed, left });
    // One variable was asked for by name, and it is there now.
    if (flags.stdin !== undefined || terminal.isInteractive) return EXIT.ok;
    return left.variables.length + left.packages.length === 0 ? EXIT.ok : EXIT.usage;
  } catch (problem) {
    // Ctrl-C at a question: nothing was stored.
    if (signal.aborted) return EXIT.cancelled;
    throw problem;
  } finally {
    await hermes.close();
  }
}

async function storeVariables(invocation: Invocation, settings: Settings, missing: Missing): Promise<string[]> {
  const given = await readVariables(invocation, missing);
  const names = Object.keys(given);
  if (names.length === 0) return [];
  const locks = createFileLocks({ folder: settings.paths.locks });
  const { env } = settings.paths;
  try {
    await updateEnvFile(env, (file, work) => locks.hold([`env\0${file}`], invocation.signal, work), given);
  } catch (problem) {
    if (problem instanceof EnvFileError) throw new UsageError(problem.message);
    throw problem;
  }
  return names;
}

async function readVariables(invocation: Invocation, { variables }: Missing): Promise<Record<string, string>> {
  const { flags, terminal, signal } = invocation;
  if (flags.stdin !== undefined) return readOne(invocation, String(flags.stdin));
  if (!terminal.isInteractive) return {};
  const given: Record<string, string> = {};
  for (const variable of variables) {
    terminal.err.write(`${variableWords(variable)}\n  for ${variable.tools.join(', ')}\n`);
    const value =
      variable.secret === false
        ? (await readLineAt(terminal)(`  ${variable.name} (empty to skip): `, signal)).trim()
        : await readHidden(terminal, `  ${variable.name} (hidden; empty to skip): `, signal);
    if (value !== '') given[variable.name] = value;
  }
  return given;
}

/** The value comes over standard input, so that it stands in no list of processes and no history. */
async function readOne({ terminal, signal }: Invocation, name: string): Promise<Record<string, string>> {
  if (!VARIABLE_NAME.test(name)) throw new UsageError(`${JSON.stringify(name)} is not a name of a variable.`);
  const refused = refusedVariable(name);
  if (refused !== undefined) throw new UsageError(`${name} cannot be stored: ${refused}.`);
  const value = terminal.isInteractive
    ? await readHidden(terminal, `${name} (hidden): `, signal)
    : (await text(terminal.in)).replace(/\r?\n$/, '');
  if (value === '') throw new UsageError(`No value for ${name} came over standard input.`);
  if (value.includes('\0')) throw new UsageError(`The value for ${name} holds a null byte, which no variable can.`);
  return { [name]: value };
}

async function install(invocation: Invocation, settings: Settings, { packages }: Missing): Promise<string[]> {
  const { flags, terminal, signal } = invocation;
  const mayAsk = terminal.isInteractive || flags.yes === true;
  if (packages.length === 0 || !mayAsk || flags.stdin !== undefined) return [];
  const names = packages.map(({ name }) => name);
  const folder = settings.paths.packages;
  for (const { name, tools } of packages) terminal.err.write(`${name}, for ${tools.join(', ')}\n`);
  terminal.err.write(`  ${installCommand(folder, names).join(' ')}\n`);
  if (!(await confirm(invocation, names.length === 1 ? 'Install this package?' : 'Install these packages?'))) return [];
  await installPackages(names, { folder, env: settings.env, signal, say: (words) => void terminal.err.write(words) });
  return names;
}

function stillMissing(missing: Missing, stored: readonly string[], installed: readonly string[]): Missing {
  return {
    variables: missing.variables.filter(({ name }) => !stored.includes(name)),
    packages: missing.packages.filter(({ name }) => !installed.includes(name)),
  };
}

interface Report {
  readonly stored: readonly string[];
  readonly installed: readonly string[];
  readonly left: Missing;
}

function report({ terminal, args }: Invocation, settings: Settings, { stored, installed, left }: Report): void {
  const say = (line: string): void => printLine(terminal, line);
  if (stored.length > 0) say(`Stored in ${settings.paths.env}: ${stored.join(', ')}.`);
  if (installed.length > 0) say(`Installed: ${installed.join(', ')}.`);
  for (const variable of left.variables) say(`Missing: ${variableWords(variable)}; for ${variable.tools.join(', ')}`);
  for (const { name, tools } of left.packages) say(`Missing: the package ${name}; for ${tools.join(', ')}`);
  const first = left.variables[0]?.name;
  if (first !== undefined && !terminal.isInteractive)
    say(`Store one with: hermes setup --stdin ${first}, and its value on standard input.`);
  if (left.packages.length > 0 && !terminal.isInteractive) say('Install packages with: hermes setup --yes');
  if (stored.length + installed.length + left.variables.length + left.packages.length === 0)
    say(`Nothing is missing${args[0] === undefined ? '' : ` for ${args[0]}`}.`);
}
