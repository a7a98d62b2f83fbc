import { pathToFileURL } from 'node:url';
import { inTime } from '../lib/in-time.js';
import type { EvaluatedModule } from './module-entries.js';
import { collectorOf, publishRunningCopy } from './running-copy.js';

/** A module that is not ready by then waits for something that will not come. */
const LOAD_MS = 10_000;

const evaluated = new Map<string, Promise<EvaluatedModule>>();

/**
 * Runs a bundle, once per process however many instances use it: its tools are collected, not registered.
 * Rejects with what the module threw, or when its top level does not finish within ten seconds.
 */
export function evaluateModule(bundle: string): Promise<EvaluatedModule> {
  const url = pathToFileURL(bundle).href;
  const known = evaluated.get(url);
  if (known !== undefined) return known;
  const running = evaluate(url);
  evaluated.set(url, running);
  return running;
}

async function evaluate(url: string): Promise<EvaluatedModule> {
  publishRunningCopy();
  const exports: Record<string, unknown> = await inTime(LOAD_MS, import(/* @vite-ignore */ url), () => {
    throw new Error(`its top level did not finish within ${LOAD_MS / 1_000} s`);
  });
  return { exports, collector: collectorOf(url) };
}
