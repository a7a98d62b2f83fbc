import { basename } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';

/**
 * Some tables take long to work out and always come to the same: `src/gate/text/prepared/*-table.ts`, each a function
 * without parameters, named after its file. In what is built, the function reads what it answered during the build.
 */
export const preparedTables = {
  name: 'prepared-tables',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]prepared[\\/][\w-]+-table\.ts$/ }, async ({ path }) => {
      const name = basename(path, '.ts').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      const table = JSON.stringify(await answerOf(path, name));
      return { contents: `export const ${name} = () => JSON.parse(${JSON.stringify(table)});` };
    });
  },
};

async function answerOf(path, name) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'made',
    logLevel: 'warning',
  });
  return runInThisContext(`(() => { ${outputFiles[0].text} return made; })()`)[name]();
}
