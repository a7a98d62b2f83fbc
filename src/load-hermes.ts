import type { HermesOptions } from './compose/options.js';
import type { Hermes } from './create-hermes.js';

/**
 * Makes an instance. Throws for settings, profiles or toolset names that cannot be used. Gate, ports and store are
 * loaded when the first instance is made: who only registers tools or judges a command does not pay for them.
 */
export async function createHermes(options: HermesOptions = {}): Promise<Hermes> {
  const { createHermes: create } = await import('./create-hermes.js');
  return create(options);
}
