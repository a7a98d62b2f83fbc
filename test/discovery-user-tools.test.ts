import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeIn } from './support/temporary-folder.js';
import { callJson, sayFile, toolHome } from './support/tool-home.js';

describe('tools of home', () => {
  it('finds a TypeScript file with a top-level registration, in a folder without node_modules', async () => {
    const place = toolHome();
    const path = place.write('tools/say.ts', sayFile('say', 'hello'));
    const hermes = await place.open();
    expect(await callJson(hermes, 'say', { to: 'them' })).toEqual({ word: 'hello', to: 'them' });
    expect(hermes.registry.find('say')?.slot.summary.origin).toEqual({ kind: 'file', path });
    expect(place.problems).toEqual([]);
  });

  it.each(['ts', 'mts', 'js', 'mjs'])('takes files that end in .%s', async (extension) => {
    const place = toolHome();
    place.write(`tools/say.${extension}`, sayFile('say', extension));
    expect(await callJson(await place.open(), 'say')).toMatchObject({ word: extension });
  });

  it('counts exported entries, classes, decorated classes and objects, and default exports', async () => {
    const place = toolHome();
    place.write(
      'tools/many.ts',
      `import { BaseTool, tool, toolResult, ToolError } from 'hermes-tools';
      import type { ToolContext } from 'hermes-tools';
      import { z } from 'zod';
      export const plus = tool({ name: 'plus', description: 'Adds.', input: z.object({ a: z.number().describe('a'), b: z.number().describe('b') }) }, ({ a, b }) => ({ sum: a + b }));
      abstract class Shared extends BaseTool { greeting = 'hi'; }
      export { Shared };
      export class Greeter extends Shared {
        readonly name = 'greet'; readonly description = 'Greets.';
        count = 0;
        override setup() { this.count = 100; }
        run(_params: Record<string, unknown>, _context: ToolContext) { this.count++; return toolResult({ text: this.greeting, count: this.count }); }
      }
      export class Weather {
        place = 'Oslo';
        @tool({ name: 'weather', description: 'Tells the weather.', schema: { type: 'object', properties: {} } })
        async now() { return { place: this.place }; }
      }
      class Hidden { @tool({ name: 'tides', description: 'Tells the tides.', schema: { type: 'object', properties: {} } }) now() { throw new ToolError('no sea', { code: 'not_found' }); } }
      export const tides = new Hidden();
      export default tool({ name: 'minus', description: 'Subtracts.', schema: { type: 'object', properties: {} } }, () => ({ ok: true }));
      export const notATool = { name: 'x' };
      export function helper() { return 1; }`,
    );
    const hermes = await place.open();
    expect(place.problems).toEqual([]);
    expect(await callJson(hermes, 'plus', { a: '2', b: 3 })).toEqual({ sum: 5 });
    expect(await callJson(hermes, 'greet')).toEqual({ text: 'hi', count: 101 });
    expect(await callJson(hermes, 'greet')).toEqual({ text: 'hi', count: 102 });
    expect(await callJson(hermes, 'weather')).toEqual({ place: 'Oslo' });
    expect(await callJson(hermes, 'tides')).toMatchObject({ error: 'no sea', code: 'not_found' });
    expect(await callJson(hermes, 'minus')).toEqual({ ok: true });
  });

  it('takes the object where a class and an object of it are exported together', async () => {
    const place = toolHome();
    place.write(
      'tools/both.ts',
      `import { BaseTool, tool } from 'hermes-tools';
      export class Tides {
        constructor(readonly sea = 'none') {}
        @tool({ name: 'tides', description: 'Tells the tides.', schema: { type: 'object', properties: {} } })
        now() { return { sea: this.sea }; }
      }
      export const tides = new Tides('north');
      export class Moon extends BaseTool {
        readonly name = 'moon'; readonly description = 'Tells the moon.';
        constructor(readonly phase = 'none') { super(); }
        run() { return { phase: this.phase }; }
      }
      export const moon = new Moon('full');`,
    );
    const hermes = await place.open();
    expect(place.problems).toEqual([]);
    expect(await callJson(hermes, 'tides')).toEqual({ sea: 'north' });
    expect(await callJson(hermes, 'moon')).toEqual({ phase: 'full' });
  });

  it('bundles relative imports, JSON included, and keeps each file its own address', async () => {
    const place = toolHome();
    place.write(
      'tools/parts/word.ts',
      "export const word: string = 'from a part';\nexport const here = import.meta.url;\n",
    );
    place.write('tools/parts/data.json', '{"list":[1,2]}');
    const path = place.write(
      'tools/main.ts',
      `import { registry } from 'hermes-tools';
      import { here, word } from './parts/word.js';
      import data from './parts/data.json';
      registry.register({ name: 'parts', toolset: 'mine', description: 'Shows its parts.', schema: { type: 'object', properties: {} },
        run: () => ({ word, data, here, mine: import.meta.url }) });`,
    );
    const hermes = await place.open();
    expect(place.problems).toEqual([]);
    expect(await callJson(hermes, 'parts')).toEqual({
      word: 'from a part',
      data: { list: [1, 2] },
      here: `file://${join(place.home, 'tools/parts/word.ts')}`,
      mine: `file://${path}`,
    });
  });

  it('finds packages beside the file and in home, and says which one is missing', async () => {
    const place = toolHome();
    place.write('tools/node_modules/near/package.json', '{"name":"near","type":"module","exports":"./index.js"}');
    place.write('tools/node_modules/near/index.js', "export const near = 'near';");
    place.write('packages/node_modules/far/package.json', '{"name":"far","main":"index.cjs"}');
    place.write('packages/node_modules/far/index.cjs', "module.exports = { far: 'far' };");
    place.write(
      'tools/a.ts',
      `import { tool } from 'hermes-tools'; import { near } from 'near'; import far from 'far'; import { basename } from 'path';
      export const both = tool({ name: 'both', description: 'Both.', schema: { type: 'object', properties: {} } }, () => ({ near, far: far.far, name: basename('/x/y') }));`,
    );
    place.write('tools/b.ts', "import x from 'nowhere-to-be-found'; export const y = x;");
    const hermes = await place.open();
    expect(await callJson(hermes, 'both')).toEqual({ near: 'near', far: 'far', name: 'y' });
    expect(place.problems).toHaveLength(1);
    expect(place.problems[0]).toContain('tools/b.ts');
    expect(place.problems[0]).toContain('the package "nowhere-to-be-found" was not found');
  });

  it('uses the very classes of the running copy, also those that are loaded when they are asked for', async () => {
    const place = toolHome();
    place.write(
      'tools/own.ts',
      `import { tool, ToolError, fuzzyReplace, redact } from 'hermes-tools';
      export const edit = tool({ name: 'edit', description: 'Edits.', schema: { type: 'object', properties: {} } }, () => {
        const answer = fuzzyReplace('a b', 'a', 'c');
        if (!answer.ok) throw new ToolError('no');
        return { content: answer.content, masked: redact('plain') };
      });`,
    );
    expect(await callJson(await place.open(), 'edit')).toEqual({ content: 'c b', masked: 'plain' });
    expect(place.problems).toEqual([]);
  });
});

describe('broken files', () => {
  it('are reported once, with path and reason, and hurt nothing else', async () => {
    const place = toolHome();
    place.write('tools/good.ts', sayFile('say', 'good'));
    place.write('tools/syntax.ts', 'export const x = {;\n');
    place.write('tools/throws.ts', "export const y = 1;\nthrow new RangeError('at the top');\n");
    place.write('tools/names.ts', "import { nothing } from 'hermes-tools';\nexport const z = nothing;\n");
    place.write(
      'tools/malformed.ts',
      "import { registry } from 'hermes-tools';\nregistry.register({ name: 'no spaces', toolset: 'x', description: 'x', schema: {}, run: () => 1 });\n",
    );
    const hermes = await place.open();
    expect(await callJson(hermes, 'say')).toMatchObject({ word: 'good' });
    const about = (name: string) => place.problems.filter((problem) => problem.includes(name));
    expect(about('syntax.ts')).toEqual([expect.stringMatching(/syntax\.ts: syntax\.ts:1:19: Expected identifier/)]);
    expect(about('throws.ts')).toEqual([expect.stringContaining('at the top')]);
    expect(about('names.ts')).toEqual([expect.stringContaining('"nothing"')]);
    expect(about('malformed.ts')).toEqual([expect.stringContaining('Tool name "no spaces" is not valid')]);
    expect(place.problems).toHaveLength(4);
  });

  it('leave out a tool whose name is taken, by a built-in, another file or an alias, unless it says override', async () => {
    const place = toolHome();
    const named = (name: string, extra = '') =>
      `import { registry } from 'hermes-tools';
      registry.register({ name: '${name}', toolset: 'mine', description: 'x', schema: { type: 'object', properties: {} }, ${extra} run: () => ({ from: '${name}' }) });`;
    place.write('tools/a.ts', sayFile('say', 'first'));
    place.write('tools/b.ts', sayFile('say', 'second'));
    place.write('tools/c.ts', named('tool_search'));
    place.write('tools/d.ts', named('other', "aliases: [{ name: 'say' }],"));
    place.write('tools/e.ts', named('free'));
    place.write('tools/f.ts', named('free', 'override: true,').replace("from: 'free'", "from: 'override'"));
    const hermes = await place.open();
    expect(await callJson(hermes, 'say')).toMatchObject({ word: 'first' });
    expect(await callJson(hermes, 'free')).toEqual({ from: 'override' });
    expect(hermes.registry.find('other')).toBeUndefined();
    expect(place.problems.join('\n')).toContain(`b.ts: Tool say is taken by ${join(place.home, 'tools/a.ts')}`);
    expect(place.problems.join('\n')).toContain('c.ts: The name tool_search belongs to Hermes itself');
    expect(place.problems.join('\n')).toContain('d.ts: The other name say of tool other is taken by');
  });

  it('ignores tests, declarations, hidden files and helpers without running them', async () => {
    const place = toolHome();
    const trap = '(globalThis as Record<string, unknown>).trapped = true;\n';
    for (const name of ['a.test.ts', '.b.ts', '_c.ts', 'notes.txt'])
      place.write(`tools/${name}`, `export {};\n${trap}`);
    place.write('tools/d.d.ts', 'export declare const x: number;');
    place.write(
      'tools/e.ts',
      `${trap}// registry.register(\nconst text = 'registry.register({})';\nfunction later(registry: { register(x: object): void }) { registry.register({}); }\n`,
    );
    await place.open();
    expect((globalThis as Record<string, unknown>).trapped).toBeUndefined();
    expect(place.problems).toEqual([]);
  });
});

describe('the cache', () => {
  it('loads code at the first call when nothing changed, and not before', async () => {
    const place = toolHome();
    const ran = join(place.home, 'ran');
    place.write(
      'tools/trace.ts',
      `import { registry } from 'hermes-tools'; import { appendFileSync } from 'node:fs';
      appendFileSync(${JSON.stringify(ran)}, 'x');
      registry.register({ name: 'trace', toolset: 'mine', description: 'x', schema: { type: 'object', properties: {} }, run: () => ({ ok: true }) });`,
    );
    await (await place.open()).close();
    expect(readFileSync(ran, 'utf8')).toBe('x');
    const cache = JSON.parse(readFileSync(join(place.home, 'cache/discovery.json'), 'utf8'));
    const { bundle } = cache.files[join(place.home, 'tools/trace.ts')];
    expect(statSync(bundle).mode & 0o777).toBe(0o600);
    // Damaging the stored code shows when it is read: not while listing, but at the call.
    writeFileSync(bundle, `${readFileSync(bundle, 'utf8')}\n// changed`);
    const hermes = await place.open();
    expect(hermes.definitions()).toContainEqual(
      expect.objectContaining({ function: expect.objectContaining({ name: 'trace' }) }),
    );
    expect(await callJson(hermes, 'trace')).toMatchObject({
      error: expect.stringContaining('does not have the content it had'),
    });
  });

  it('notices a change in a relative import', async () => {
    const place = toolHome();
    place.write('tools/parts/word.ts', "export const word = 'one';");
    place.write(
      'tools/a.ts',
      "import { registry } from 'hermes-tools'; import { word } from './parts/word.ts';\nregistry.register({ name: 'w', toolset: 'mine', description: 'x', schema: { type: 'object', properties: {} }, run: () => ({ word }) });",
    );
    const first = await place.open();
    place.write('tools/parts/word.ts', "export const word = 'two';");
    const second = await place.open();
    expect(await callJson(second, 'w')).toEqual({ word: 'two' });
    expect(await callJson(first, 'w')).toEqual({ word: 'one' });
  });

  it('is made again when it is damaged', async () => {
    const place = toolHome();
    place.write('tools/say.ts', sayFile('say', 'hello'));
    place.write('cache/discovery.json', '{"made": 1, ');
    expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'hello' });
    expect(existsSync(join(place.home, 'cache/discovery.json'))).toBe(true);
  });
});

describe('two instances', () => {
  it("with different homes do not see each other's tools", async () => {
    const [one, two] = [toolHome(), toolHome()];
    one.write('tools/a.ts', sayFile('only_one', '1'));
    two.write('tools/a.ts', sayFile('only_two', '2'));
    const [first, second] = [await one.open(), await two.open()];
    expect(await callJson(first, 'only_two')).toMatchObject({ code: 'unknown_tool' });
    expect(await callJson(second, 'only_one')).toMatchObject({ code: 'unknown_tool' });
    expect(await callJson(second, 'only_two')).toMatchObject({ word: '2' });
  });

  it('share one evaluation of the same content, but set their classes up apart', async () => {
    const source = `import { BaseTool } from 'hermes-tools';
      let loaded = 0; loaded++;
      export class Counter extends BaseTool {
        readonly name = 'count'; readonly description = 'Counts.'; n = 0; life = 'new';
        override setup() { this.life = 'up'; }
        override teardown() { this.life = 'down'; (globalThis as Record<string, unknown>).torn = ((globalThis as Record<string, number>).torn ?? 0) + 1; }
        run() { return { n: ++this.n, loaded, life: this.life }; }
      }`;
    const [one, two] = [toolHome(), toolHome()];
    one.write('tools/a.ts', source);
    two.write('tools/a.ts', source);
    const [first, second] = [await one.open(), await two.open()];
    await callJson(first, 'count');
    expect(await callJson(first, 'count')).toEqual({ n: 2, loaded: 1, life: 'up' });
    expect(await callJson(second, 'count')).toEqual({ n: 1, loaded: 1, life: 'up' });
    await first.close();
    expect((globalThis as Record<string, unknown>).torn).toBe(1);
    expect(await callJson(second, 'count')).toEqual({ n: 2, loaded: 1, life: 'up' });
  });
});

it('loads nothing of discovery for a home without tools', async () => {
  const place = toolHome();
  await place.open();
  expect(existsSync(join(place.home, 'cache/discovery.json'))).toBe(false);
  expect(readdirSync(place.home)).not.toContain('tools');
});

it('finds tools wherever home lies, also behind a link', async () => {
  const real = temporaryFolder('real');
  writeIn(real, 'tools/say.ts', sayFile('say', 'linked'));
  const place = toolHome();
  const { symlinkSync } = await import('node:fs');
  symlinkSync(join(real, 'tools'), join(place.home, 'tools'));
  expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'linked' });
});
