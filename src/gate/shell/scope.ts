import type { CompoundCommand, CompoundList, Redirected } from 'unbash';
import type { Run } from './run.js';
import { UNKNOWN } from './words/shell-word.js';

/** The value of a variable: its text, the commands it came from, and whether this line or the session set it. */
export interface Value {
  readonly text: string;
  readonly producers: readonly Run[];
  readonly list?: readonly string[] | undefined;
  /** The variable this one is another name of (`declare -n`). */
  readonly refersTo?: string | undefined;
}

/** The body of a shell function, parsed here or handed over as text by an earlier command of the session. */
export type FunctionBody =
  | { readonly kind: 'node'; readonly node: CompoundCommand | Redirected | CompoundList; readonly source: string }
  | { readonly kind: 'text'; readonly text: string };

/** What a line wrote into a file, so that running that file can be judged by its text. */
export interface WrittenFile {
  readonly text: string | null;
  readonly producers: readonly Run[];
}

/**
 * Shell state while a line is evaluated. Subshells get a child that reads through to its parent,
 * so that entering one costs nothing however much state there is; its own maps are made when something is set.
 */
export class Scope {
  readonly home: string;
  cwd: string;
  positional: readonly string[];
  /** Set inside the body of a function that nothing called: its parameters are not known. */
  hasUnknownParameters = false;
  readonly #parent: Scope | undefined;
  #variables: Map<string, Value | null> | undefined;
  #functions: Map<string, FunctionBody | null> | undefined;
  #aliases: Map<string, string | null> | undefined;
  #files: Map<string, WrittenFile> | undefined;
  #unpacked: readonly Run[] | undefined;

  constructor(start: { cwd: string; home: string; positional: readonly string[]; parent?: Scope }) {
    this.home = start.home;
    this.cwd = start.cwd;
    this.positional = start.positional;
    this.#parent = start.parent;
  }

  child(positional = this.positional): Scope {
    const child = new Scope({ cwd: this.cwd, home: this.home, positional, parent: this });
    child.hasUnknownParameters = this.hasUnknownParameters;
    return child;
  }

  variable(name: string): Value | undefined {
    const value = this.#ownOrInherited(name);
    const other = value?.refersTo;
    return other === undefined || other === name ? value : this.#ownOrInherited(other);
  }

  #ownOrInherited(name: string): Value | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.#parent) {
      const own = scope.#variables?.get(name);
      if (own !== undefined) return own ?? undefined;
    }
    return undefined;
  }

  setVariable(name: string, value: Value): void {
    this.#variables ??= new Map();
    this.#variables.set(name, value);
  }

  unsetVariable(name: string): void {
    this.#variables ??= new Map();
    this.#variables.set(name, null);
  }

  /** Forgets what a variable holds without forgetting that it was set, for branches that may or may not have run. */
  blurVariable(name: string): void {
    this.setVariable(name, { text: UNKNOWN, producers: [] });
  }

  ownVariables(): Iterable<[string, Value | null]> {
    return (this.#variables ?? NO_VARIABLES).entries();
  }

  function(name: string): FunctionBody | undefined {
    const own = this.#functions?.get(name);
    return own === undefined ? this.#parent?.function(name) : (own ?? undefined);
  }

  setFunction(name: string, body: FunctionBody): void {
    this.#functions ??= new Map();
    this.#functions.set(name, body);
  }

  unsetFunction(name: string): void {
    this.#functions ??= new Map();
    this.#functions.set(name, null);
  }

  alias(name: string): string | undefined {
    const own = this.#aliases?.get(name);
    return own === undefined ? this.#parent?.alias(name) : (own ?? undefined);
  }

  setAlias(name: string, text: string): void {
    this.#aliases ??= new Map();
    this.#aliases.set(name, text);
  }

  /** What an archive came from that this line fetched and unpacked: any program in it is that source's. */
  get unpacked(): readonly Run[] | undefined {
    return this.#root().#unpacked;
  }

  set unpacked(producers: readonly Run[] | undefined) {
    this.#root().#unpacked = producers;
  }

  /** Files are shared with subshells: what a child writes, the parent can run. */
  file(path: string): WrittenFile | undefined {
    return this.#root().#files?.get(path);
  }

  get hasFiles(): boolean {
    return this.#root().#files !== undefined;
  }

  setFile(path: string, file: WrittenFile): void {
    const root = this.#root();
    root.#files ??= new Map();
    root.#files.set(path, file);
  }

  moveFile(from: string, to: string): void {
    const file = this.file(from);
    if (file) this.setFile(to, file);
  }

  #root(): Scope {
    let scope: Scope = this;
    while (scope.#parent) scope = scope.#parent;
    return scope;
  }
}

const NO_VARIABLES: ReadonlyMap<string, Value | null> = new Map();
