import { evaluateModule } from '../evaluate-module.js';
import { moduleEntries } from '../module-entries.js';
import { closeWaysOut } from './close-ways-out.js';
import { serveTools } from './tool-host.js';

// The program of an isolated tool's process: its only argument is the bundle, its only way out the channel.
const [, , bundle = ''] = process.argv;
closeWaysOut();
const send = process.send?.bind(process);
process.on('disconnect', () => process.exit(0));
serveTools(
  { send: (message) => void send?.(message), onMessage: (listener) => void process.on('message', listener) },
  async () => moduleEntries(await evaluateModule(bundle)),
);
