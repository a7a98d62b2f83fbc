import { readdirSync, readFileSync } from 'node:fs';

/** Numbers of the processes whose command line has all of these words. Linux only; elsewhere none is found. */
export function livingProcesses(...words: string[]): number[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.map(Number).filter((pid) => {
    try {
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words.every((word) => args.some((arg) => arg === word || arg.endsWith(`/${word}`)));
    } catch {
      return false; // ended meanwhile
    }
  });
}
