import { shellQuote } from '../../lib/shell-quote.js';
import type { ShellState } from './shell-state.js';

/** Systems take 128 kB for one variable of a program, and for one argument, which a shell's text is. */
const LONGEST_VARIABLE = 100_000;
/** All variables with all arguments: 2 MB on Linux, 1 MB elsewhere. */
const MOST_EXPORTED = 500_000;
/** What the text sets besides, with as much room left for a command. */
const MOST_TOLD = 60_000;

type Kept = Omit<ShellState, 'variables' | 'inherited'>;
type Values = Readonly<Record<string, string>>;

/**
 * Leaves out of a state what no shell could be started with: else one large variable would be the end of all further
 * commands. The largest go first; a variable that was inherited has its old value again.
 */
export function fitState(state: Kept, inherited: Values): { readonly state: Kept; readonly tooLarge: string[] } {
  const exported = largest(state.exported, bytesOf, MOST_EXPORTED, LONGEST_VARIABLE);
  const told = largest({ ...named('function ', state.functions), ...state.plain }, quotedBytesOf, MOST_TOLD, MOST_TOLD);
  if (exported.size + told.size === 0) return { state, tooLarge: [] };
  const back = Object.entries(inherited).filter(([name]) => exported.has(name));
  return {
    state: {
      ...state,
      exported: { ...without(state.exported, exported), ...Object.fromEntries(back) },
      plain: without(state.plain, told),
      functions: without(state.functions, told, 'function '),
    },
    tooLarge: [...exported, ...told].map(([name, bytes]) => `${name} (${bytes.toLocaleString('en-US')} bytes)`),
  };
}

/** Names with their sizes that must go so that the rest fits. */
function largest(
  values: Values,
  sizeOf: (name: string, value: string) => number,
  most: number,
  longest: number,
): Map<string, number> {
  const sizes = Object.entries(values).map(([name, value]) => [name, sizeOf(name, value)] as const);
  let total = sizes.reduce((sum, [, size]) => sum + size, 0);
  if (total <= Math.min(most, longest)) return new Map();
  const gone = new Map<string, number>();
  for (const [name, size] of sizes.sort(([, a], [, b]) => b - a)) {
    if (total <= most && size <= longest) break;
    gone.set(name, size);
    total -= size;
  }
  return gone;
}

function bytesOf(name: string, value: string): number {
  return Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
}

function quotedBytesOf(name: string, value: string): number {
  return Buffer.byteLength(name) + Buffer.byteLength(shellQuote(value)) + 2;
}

/** A function may have the name of a variable. */
function named(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

function without(values: Values, gone: ReadonlyMap<string, number>, prefix = ''): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.has(prefix + name)));
}
