import type { Hermes } from '../../create-hermes.js';
import type { FunctionSchema } from '../../kernel/tool.js';
import { allToolsets, isToolset, resolveToolset } from '../../kernel/toolsets/resolve-toolset.js';
import { didYouMean } from '../../lib/nearest.js';
import { paint, printLine, type Terminal, table } from '../terminal.js';
import { firstLine } from '../tool-row.js';
import { toolRows } from '../tool-rows.js';

/** What the shell remembers between lines. */
export interface ShellState {
  readonly terminal: Terminal;
  readonly hermes: Hermes;
  /** `hermes tools reload --yes`. */
  readonly reload: () => Promise<unknown>;
  /** Results as one line of JSON. */
  isJson: boolean;
  isLeaving: boolean;
}

type Order = (state: ShellState, rest: string) => void | Promise<void>;

/** Lines that begin with `/`. */
const ORDERS: Readonly<Record<string, { readonly summary: string; readonly run: Order }>> = {
  help: { summary: 'this list', run: ({ terminal }) => printLine(terminal, helpText(terminal)) },
  tools: { summary: 'the tools of this session; /tools WORD only those with the word', run: listTools },
  show: { summary: '/show TOOL: what a tool takes', run: showTool },
  toolset: { summary: 'the toolsets; /toolset NAME the tools of one', run: showToolset },
  reload: {
    summary: "use what was added or changed in home's tools folder meanwhile",
    run: async ({ reload }) => void (await reload()),
  },
  json: {
    summary: 'results as JSON lines, on or off',
    run: (state) => {
      state.isJson = !state.isJson;
      printLine(state.terminal, `Results are shown ${state.isJson ? 'as JSON' : 'for people'}.`);
    },
  },
  quit: {
    summary: 'leave; Ctrl-D and Ctrl-C twice do too',
    run: (state) => {
      state.isLeaving = true;
    },
  },
};

export const ORDER_NAMES: readonly string[] = Object.keys(ORDERS);

/** Carries out `/name rest`. */
export async function runOrder(state: ShellState, name: string, rest: string): Promise<void> {
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (order !== undefined) return order.run(state, rest.trim());
  const near = didYouMean(name, ORDER_NAMES).replace('Did you mean ', 'Did you mean /');
  printLine(state.terminal, `There is no /${name}.${near} /help shows what there is.`);
}

/** Every tool of the session with its definition, as it is now. */
export function definitionsOf(hermes: Hermes): FunctionSchema[] {
  return hermes.grant.slots().map(({ summary }) => summary.definition);
}

/** How many tools there are, in words for the first line. */
export async function countWords(hermes: Hermes): Promise<string> {
  const rows = await toolRows(hermes);
  const usable = rows.filter(({ available }) => available).length;
  return `${usable} tools${usable < rows.length ? `, ${rows.length - usable} more cannot work here` : ''}`;
}

export function toolsetNames(hermes: Hermes): string[] {
  return [...allToolsets(hermes.registry).keys()].sort();
}

function helpText(terminal: Terminal): string {
  return [
    'You are the model: a line calls a tool, through the same gate as any other call.',
    '',
    '  tool key=value "key=two words"',
    '  tool {"key": "value"}',
    '',
    ...table(
      Object.entries(ORDERS).map(([name, { summary }]) => [`  ${paint(terminal, 'cyan', `/${name}`)}`, summary]),
    ),
    '',
    'Tab completes tools, arguments and values. Ctrl-C cancels the call, twice leaves.',
  ].join('\n');
}

async function listTools({ terminal, hermes }: ShellState, rest: string): Promise<void> {
  const tools = (await toolRows(hermes)).filter(({ name, description }) => `${name} ${description}`.includes(rest));
  const rows = tools.map(({ name, description, available, reason }) => [
    paint(terminal, available ? 'cyan' : 'dim', name),
    available ? description : paint(terminal, 'dim', `unavailable: ${reason}`),
  ]);
  for (const line of table(rows)) printLine(terminal, line);
  if (rows.length === 0) printLine(terminal, `No tool of this session speaks of ${JSON.stringify(rest)}.`);
}

function showTool({ terminal, hermes }: ShellState, name: string): void {
  const tool = definitionsOf(hermes).find((definition) => definition.name === name);
  if (tool === undefined) {
    const near = didYouMean(name, hermes.grant.names());
    printLine(terminal, `No tool of this session is called ${JSON.stringify(name)}.${near}`);
    return;
  }
  printLine(terminal, tool.description);
  const required = new Set(Array.isArray(tool.parameters.required) ? tool.parameters.required : []);
  const properties = Object.entries((tool.parameters.properties ?? {}) as Record<string, Record<string, unknown>>);
  const rows = properties.map(([key, { type, enum: values, description = '' }]) => [
    `  ${paint(terminal, 'cyan', key)}${required.has(key) ? '' : '?'}`,
    Array.isArray(values) ? values.join('|') : String(type ?? ''),
    String(description),
  ]);
  for (const line of table(rows)) printLine(terminal, line);
}

function showToolset({ terminal, hermes }: ShellState, name: string): void {
  const granted = hermes.grant.names();
  if (name === '') {
    const rows = [...allToolsets(hermes.registry)]
      .map(([key, { description }]) => ({
        key,
        description,
        count: resolveToolset(key, hermes.registry).filter((tool) => granted.has(tool)).length,
      }))
      .filter(({ count }) => count > 0)
      .map(({ key, description, count }) => [paint(terminal, 'cyan', key), String(count), firstLine(description)]);
    for (const line of table(rows)) printLine(terminal, line);
    return;
  }
  if (!isToolset(name, hermes.registry)) {
    printLine(terminal, `There is no toolset ${JSON.stringify(name)}.${didYouMean(name, toolsetNames(hermes))}`);
    return;
  }
  for (const tool of resolveToolset(name, hermes.registry))
    printLine(terminal, granted.has(tool) ? `  ${tool}` : paint(terminal, 'dim', `  ${tool} (not in this session)`));
}
