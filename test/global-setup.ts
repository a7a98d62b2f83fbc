import { ensureBuilt } from '../scripts/ensure-built.mjs';

/** Tests that start the command line or load tools by the manifest need a build of the sources as they are. */
export default function setup(): void {
  ensureBuilt();
}
