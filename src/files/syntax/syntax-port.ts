import type { SyntaxProblem } from './check-syntax.js';

/**
 * Checks texts with parsers that are programs. The text goes over standard input to a fixed command that parses and
 * runs nothing of it.
 */
export interface SyntaxPort {
  /** Undefined when no program for the language is there, or it did not answer in time. */
  check(language: string, text: string): Promise<SyntaxProblem[] | undefined>;
}

declare module '../../kernel/ports.js' {
  interface Ports {
    readonly syntax?: SyntaxPort;
  }
}
