import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { approveChanges, readApproved } from '../src/discovery/approved-changes.js';
import { callJson, sayFile, type ToolHome, toolHome, until } from './support/tool-home.js';

/** Resolves when a problem that contains these words has been told. */
function told(place: ToolHome, words: string): Promise<void> {
  return until(() => place.problems.some((problem) => problem.includes(words)), words);
}

it('offers a changed file and keeps the version it has until the operator confirmed', async () => {
  const place = toolHome();
  const path = place.write('tools/say.ts', sayFile('say', 'one'));
  const hermes = await place.open({ liveTools: true });
  place.write('tools/say.ts', sayFile('say', 'two'));
  await told(place, 'say.ts: was changed; this session keeps the version it has');
  expect(await callJson(hermes, 'say')).toMatchObject({ word: 'one' });

  // Another process reads the same folder and approves that very version.
  const other = await place.open();
  expect(await callJson(other, 'say')).toMatchObject({ word: 'two' });
  const { files } = JSON.parse(
    (await import('node:fs')).readFileSync(join(place.home, 'cache/discovery.json'), 'utf8'),
  );
  approveChanges(join(place.home, 'cache'), { [path]: files[path].hash });
  await until(async () => (await callJson(hermes, 'say')).word === 'two', 'the new version is used');
});

it('does not run a single line of a new file before it is confirmed', async () => {
  const place = toolHome();
  place.write('tools/say.ts', sayFile('say', 'one'));
  const hermes = await place.open({ liveTools: true });
  place.write('tools/trap.ts', `(globalThis as Record<string, unknown>).trap = true;\n${sayFile('trap', 'x')}`);
  await told(place, 'trap.ts: was added; this session does not use it');
  expect(await callJson(hermes, 'trap')).toMatchObject({ code: 'unknown_tool' });
  expect((globalThis as Record<string, unknown>).trap).toBeUndefined();
});

it('asks the confirmation callback and remembers its answer for other sessions', async () => {
  const place = toolHome();
  place.write('tools/say.ts', sayFile('say', 'one'));
  const asked: unknown[] = [];
  const waiting = await place.open({ liveTools: true });
  const hermes = await place.open({
    liveTools: true,
    confirmChange: (change) => {
      asked.push(change);
      return !change.path.endsWith('no.ts');
    },
  });
  const no = place.write('tools/no.ts', sayFile('no', 'never'));
  const yes = place.write('tools/yes.ts', sayFile('yes', 'now'));
  await until(async () => (await callJson(hermes, 'yes')).word === 'now', 'yes.ts is used');
  await until(async () => (await callJson(waiting, 'yes')).word === 'now', 'the other session takes it up');
  await until(() => asked.length === 2, 'both were asked about');
  expect(await callJson(hermes, 'no')).toMatchObject({ code: 'unknown_tool' });
  expect(asked).toEqual(
    expect.arrayContaining([
      { path: no, kind: 'added' },
      { path: yes, kind: 'added' },
    ]),
  );
  expect(Object.keys(readApproved(join(place.home, 'cache')))).toEqual([yes]);
});

it('lets a call in flight finish on the version it started with, which is torn down after it', async () => {
  const place = toolHome();
  const version = (word: string) => `import { BaseTool } from 'hermes-tools';
    const log = ((globalThis as Record<string, unknown>).lives ??= []) as string[];
    export class Slow extends BaseTool {
      readonly name = 'slow'; readonly description = 'Waits.';
      override setup() { log.push('up ${word}'); }
      override teardown() { log.push('down ${word}'); }
      async run() {
        if ('${word}' === 'one') await new Promise((resolve) => { (globalThis as Record<string, unknown>).letGo = resolve; });
        return { word: '${word}' };
      }
    }`;
  place.write('tools/slow.ts', version('one'));
  const hermes = await place.open({ liveTools: true, confirmChange: () => true });
  const running = callJson(hermes, 'slow');
  await until(() => typeof (globalThis as Record<string, unknown>).letGo === 'function', 'the first call runs');
  place.write('tools/slow.ts', version('two'));
  await until(async () => {
    const slot = hermes.registry.find('slow')?.slot;
    return (await slot?.load()) !== undefined && (slot?.inFlight ?? 1) === 0;
  }, 'the new version is in place');
  expect(await callJson(hermes, 'slow')).toEqual({ word: 'two' });
  const { lives, letGo } = globalThis as unknown as { lives: string[]; letGo: () => void };
  expect(lives).toEqual(['up one', 'up two']);
  letGo();
  expect(await running).toEqual({ word: 'one' });
  await until(() => lives.includes('down one'), 'the old version is torn down');
  expect(lives).toEqual(['up one', 'up two', 'down one']);
});

it('takes a removed file out at once, and a broken change is told while the old version stays', async () => {
  const place = toolHome();
  const gone = place.write('tools/gone.ts', sayFile('gone', 'x'));
  place.write('tools/say.ts', sayFile('say', 'one'));
  const hermes = await place.open({ liveTools: true, confirmChange: () => true });
  rmSync(gone);
  await told(place, 'gone.ts: was removed');
  expect(await callJson(hermes, 'gone')).toMatchObject({ code: 'unknown_tool' });
  place.write('tools/say.ts', 'export const = 1;');
  await told(place, 'say.ts:1:');
  expect(await callJson(hermes, 'say')).toMatchObject({ word: 'one' });
  // Editors write a copy and move it over the file.
  writeFileSync(join(place.home, 'tools/.say.swap'), sayFile('say', 'repaired'));
  renameSync(join(place.home, 'tools/.say.swap'), join(place.home, 'tools/say.ts'));
  await until(async () => (await callJson(hermes, 'say')).word === 'repaired', 'the repaired file is used');
});

it('lets a new version move its tool to another toolset', async () => {
  const place = toolHome();
  place.write('tools/say.ts', sayFile('say', 'one'));
  const hermes = await place.open({ liveTools: true, confirmChange: () => true });
  place.write('tools/say.ts', sayFile('say', 'two').replace("'mine'", "'yours'"));
  await until(() => hermes.registry.find('say')?.slot.summary.toolset === 'yours', 'the tool has moved');
  expect(await callJson(hermes, 'say')).toMatchObject({ word: 'two' });
  expect(place.problems.filter((problem) => !problem.includes('was changed'))).toEqual([]);
});

it('closes although a question about a change was never answered', async () => {
  const place = toolHome();
  place.write('tools/say.ts', sayFile('say', 'one'));
  let wasAsked = false;
  const hermes = await place.open({
    liveTools: true,
    confirmChange: () => {
      wasAsked = true;
      return new Promise<boolean>(() => undefined);
    },
  });
  place.write('tools/say.ts', sayFile('say', 'two'));
  await until(() => wasAsked, 'the question');
  await hermes.close();
  expect(readApproved(join(place.home, 'cache'))).toEqual({});
});

it('follows the parts of a file as well', async () => {
  const place = toolHome();
  place.write('tools/parts/word.ts', "export const word = 'one';");
  place.write(
    'tools/a.ts',
    "import { tool } from 'hermes-tools'; import { word } from './parts/word.ts';\nexport const t = tool({ name: 'w', description: 'x', schema: { type: 'object', properties: {} } }, () => ({ word }));",
  );
  const hermes = await place.open({ liveTools: true, confirmChange: () => true });
  place.write('tools/parts/word.ts', "export const word = 'two';");
  await until(async () => (await callJson(hermes, 'w')).word === 'two', 'the part is used');
});

it('takes up a folder that was not there at the start', async () => {
  const place = toolHome();
  const hermes = await place.open({ liveTools: true, confirmChange: () => true });
  expect(existsSync(join(place.home, 'tools'))).toBe(false);
  place.write('tools/say.ts', sayFile('say', 'late'));
  await until(async () => (await callJson(hermes, 'say')).word === 'late', 'the late file is used');
});
