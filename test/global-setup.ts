import { existsSync } from 'node:fs';
import { ensureBuilt } from '../scripts/ensure-built.mjs';

/**
 * Tests that start the command line or load tools by the manifest need a build of the sources as they are.
 * `npm test` has built strictly before; here a failed build leaves the last one in place, so that a test of one room
 * runs while another room is being changed.
 */
export default function setup(): void {
  try {
    ensureBuilt();
  } catch (problem) {
    if (!existsSync(new URL('../dist/manifest/index.json', import.meta.url))) throw problem;
    console.warn('The build failed: tests of the command line run on the last build that worked.');
  }
}
