import type { Rule } from './rules/rule.js';
import type { ShellWord } from './words/shell-word.js';

/** Where something stands in the command as it was given. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One redirection with its target expanded. */
export interface RunRedirection {
  readonly operator: string;
  readonly descriptor: number | undefined;
  readonly target: ShellWord;
}

/** What arrives on standard input: a text when it could be computed, and the commands it comes from. */
export interface Feed {
  readonly text: string | null;
  readonly producers: readonly Run[];
  /** Where the text came in: a pipe, a here-document or here-string, or a file. */
  readonly kind: 'pipe' | 'here' | 'file' | 'substitution';
}

/** Code in another language, or a shell script, that this command would run. */
export interface InlineCode {
  readonly language: string;
  readonly text: string;
  readonly producers: readonly Run[];
}

/** A script file the command runs, with what this very line put into it. */
export interface RunFile {
  readonly path: string;
  /** Text written by an earlier command of the line, when known. */
  readonly text: string | null;
  readonly producers: readonly Run[];
}

/** One simple command as it would run: every wrapper and every layer below it is a run of its own. */
export interface Run {
  /** Program name in lower case without folders; empty when there are only assignments or redirections. */
  readonly name: string;
  readonly words: readonly ShellWord[];
  /** Texts of the words after the program. */
  readonly args: readonly string[];
  readonly redirects: readonly RunRedirection[];
  readonly assignments: readonly { readonly name: string; readonly value: ShellWord }[];
  readonly stdin: Feed | undefined;
  readonly cwd: string;
  readonly home: string;
  /** Names of the wrappers around it, outermost first. */
  readonly wrappers: readonly string[];
  readonly span: Span;
  /** Set when the output of this command goes into another one. */
  readonly isPiped: boolean;
  readonly isBackground: boolean;
  /** Inline code it runs. */
  readonly code: readonly InlineCode[];
  /** File it runs that this line wrote before. */
  readonly file: RunFile | undefined;
  /** Shell script text it runs that could not be computed, and where it comes from. */
  readonly opaqueScript: Feed | undefined;
  /** What rules have found out about it already. */
  readonly known: KnownOfRun;
}

/** The subcommand of a git line, the words after it, and the settings given by `-c`. */
export interface GitLine {
  readonly verb: string;
  readonly args: readonly string[];
  readonly settings: readonly string[];
}

/** Answers many rules ask for, worked out once per command. Fields of the record: a map by command costs far more. */
export interface KnownOfRun {
  /** The rules worth trying. */
  rules: readonly Rule[] | undefined;
  operands: readonly string[] | undefined;
  operandWords: readonly ShellWord[] | undefined;
  options: readonly string[] | undefined;
  writeTargets: readonly string[] | undefined;
  /** Those of the write and delete targets that lie where more than ordinary files are. */
  notableTargets: readonly string[] | undefined;
  notableDeletions: readonly string[] | undefined;
  notableOperands: readonly string[] | undefined;
  git: GitLine | undefined;
  isRehearsal: boolean | undefined;
  /** The arguments joined by spaces, in lower case. */
  text: string | undefined;
  isFetcher: boolean | undefined;
  isSecretSource: boolean | undefined;
}

/** Something about the line as a whole or a place in it that no rule over a single command can see. */
export interface Problem {
  readonly rule: 'too-long' | 'unparsable' | 'unresolved-command' | 'fork-bomb' | 'encoded-script';
  readonly reason: string;
  readonly command: string;
  readonly span: Span;
}
