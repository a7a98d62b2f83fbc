// Builds when needed, then becomes `hermes` with the arguments given after `--`.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
createRequire(import.meta.url)(join(root, 'bin/hermes.js'));
