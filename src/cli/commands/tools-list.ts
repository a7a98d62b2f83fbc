import { EXIT, type Invocation } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { printToolRows } from '../print-tool-rows.js';
import { toolRows } from '../tool-rows.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    printToolRows(terminal, await toolRows(hermes), { all: flags.all === true, json: flags.json === true });
    return EXIT.ok;
  } finally {
    await hermes.close();
  }
}
