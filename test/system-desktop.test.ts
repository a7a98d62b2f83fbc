import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { findProgram } from '../src/ports/requirement-probe.js';
import {
  lacking,
  shownNotification,
  startWaylandDesktop,
  startX11Desktop,
  type TestDesktop,
} from './support/desktop.js';

registerBuiltIns();

const PROFILE = { allow: ['clipboard:*', 'notify:send', 'file:*'], deny: [] };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-system-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(env: Record<string, string>, profile: typeof PROFILE | string = PROFILE): Promise<Hermes> {
  return createHermes({ home: join(folder, 'home'), cwd: folder, toolsets: ['system'], env, profile });
}

async function call(hermes: Hermes, name: string, args: unknown): Promise<Record<string, unknown>> {
  return JSON.parse(await hermes.call(name, args));
}

/** A picture of one colour, as big as a screen, so that it does not fit into one piece of a pipe. */
function png(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  const noise = Buffer.from(Array.from({ length: width * 3 }, (_, at) => (at * 7_919) % 251));
  noise.copy(row, 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)), { level: 0 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** What holds on every display. */
function clipboardWorks(desktop: () => TestDesktop): void {
  it('gives back the text that was copied, byte for byte', async () => {
    const hermes = await open(desktop().env);
    const text = `grüße 🎉\n\ttabs, "quotes", $(id) and a last line\n${'x'.repeat(200_000)}\n`;
    expect(await call(hermes, 'clipboard', { action: 'write', text })).toEqual({
      type: 'text',
      characters: text.length,
    });
    const { outcome } = await hermes.callFor('clipboard', { action: 'read' });
    expect(outcome).toMatchObject({ ok: true, data: { type: 'text', text, characters: text.length } });
    await hermes.close();
  });

  it('copies an image from a file and saves it to another', async () => {
    const hermes = await open(desktop().env);
    const image = png(300, 200);
    writeFileSync(join(folder, 'in.png'), image);
    expect(await call(hermes, 'clipboard', { action: 'write', type: 'png', path: 'in.png' })).toMatchObject({
      width: 300,
      height: 200,
    });
    expect(await call(hermes, 'clipboard', { action: 'read', type: 'png', path: 'out.png' })).toEqual({
      type: 'png',
      path: join(folder, 'out.png'),
      bytes: image.length,
      width: 300,
      height: 200,
    });
    expect(readFileSync(join(folder, 'out.png')).equals(image)).toBe(true);
    expect(await call(hermes, 'clipboard', { action: 'read' })).toMatchObject({ code: 'not_found' });
    await hermes.close();
  });

  it('says that there is no image when text was copied, and writes no file', async () => {
    const hermes = await open(desktop().env);
    await call(hermes, 'clipboard', { action: 'write', text: 'only text' });
    expect(await call(hermes, 'clipboard', { action: 'read', type: 'png', path: 'none.png' })).toMatchObject({
      error: 'The clipboard holds no image.',
      code: 'not_found',
    });
    expect(() => readFileSync(join(folder, 'none.png'))).toThrow('ENOENT');
    await hermes.close();
  });
}

const x11 = lacking('Xvfb', 'xclip', 'dbus-daemon', 'dunst', 'notify-send', 'gdbus');

describe.skipIf(x11 !== '')(`on an X11 desktop${x11}`, () => {
  let desktop: TestDesktop;
  beforeAll(async () => {
    desktop = await startX11Desktop();
  });
  afterAll(() => desktop?.close());

  clipboardWorks(() => desktop);

  it('shows a notification with its urgency, whatever characters it holds', async () => {
    const hermes = await open(desktop.env);
    const args = { title: '--version; $(id)', body: `a < b & "c" 'd'`, urgency: 'critical' };
    const shown = await shownNotification(desktop, () => call(hermes, 'notification', args));
    expect(shown).toBe(`Hermes|--version; $(id)|a < b & "c" 'd'|CRITICAL`);
    await hermes.close();
  });

  it('writes the text as markup for a daemon that shows markup', async () => {
    const other = await startX11Desktop({ markup: 'full' });
    const hermes = await open(other.env);
    const args = { title: 'a < b', body: '<b>1 < 2 & 3</b>' };
    const shown = await shownNotification(other, () => call(hermes, 'notification', args));
    expect(shown).toBe('Hermes|a < b|&lt;b&gt;1 &lt; 2 &amp; 3&lt;/b&gt;|NORMAL');
    await hermes.close();
    await other.close();
  });

  it('shows it through the bus itself where notify-send is missing', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    symlinkSync(findProgram('gdbus', { PATH: process.env.PATH ?? '' }) ?? '', join(bin, 'gdbus'));
    const hermes = await open({ ...desktop.env, PATH: bin });
    const args = { title: `'quoted' "title"`, body: 'first\nsecond \\ ü', urgency: 'low' };
    const shown = await shownNotification(desktop, () => call(hermes, 'notification', args));
    expect(shown).toBe(`Hermes|'quoted' "title"|first\nsecond \\ ü|LOW`);
    await hermes.close();
  });

  it('does none of it under the default profile, except reading', async () => {
    const hermes = await open(desktop.env, 'default');
    expect(await call(hermes, 'clipboard', { action: 'write', text: 'x' })).toMatchObject({ code: 'denied' });
    expect(await call(hermes, 'notification', { title: 'x' })).toMatchObject({ code: 'denied' });
    expect(await call(hermes, 'clipboard', { action: 'read' })).toMatchObject({ type: 'text' });
    await hermes.close();
  });

  it('refuses a file that is not a PNG image', async () => {
    const hermes = await open(desktop.env);
    writeFileSync(join(folder, 'fake.png'), 'not an image, but longer than a header');
    expect(await call(hermes, 'clipboard', { action: 'write', type: 'png', path: 'fake.png' })).toMatchObject({
      error: 'fake.png is not a PNG image.',
      code: 'invalid_arguments',
    });
    await hermes.close();
  });
});

const wayland = lacking('sway', 'wl-copy', 'wl-paste');

describe.skipIf(wayland !== '')(`on a Wayland desktop${wayland}`, () => {
  let desktop: TestDesktop;
  beforeAll(async () => {
    desktop = await startWaylandDesktop();
  });
  afterAll(() => desktop?.close());

  clipboardWorks(() => desktop);
});

describe('without a desktop', () => {
  it('says what is missing', async () => {
    const hermes = await open({ PATH: process.env.PATH ?? '' });
    const clipboard = await call(hermes, 'clipboard', { action: 'read' });
    expect(clipboard).toMatchObject({ code: 'unavailable' });
    expect(clipboard.error).toContain('DISPLAY is not set');
    expect((await call(hermes, 'notification', { title: 'x' })).error).toContain('DBUS_SESSION_BUS_ADDRESS is not set');
    await hermes.close();
  });

  it('says that a display does not answer', async () => {
    const hermes = await open({ PATH: process.env.PATH ?? '', DISPLAY: ':4711' });
    if (lacking('xclip') === '') {
      expect(await call(hermes, 'clipboard', { action: 'read' })).toMatchObject({ code: 'unavailable' });
    }
    await hermes.close();
  });

  it.each([
    [{ action: 'read', type: 'png' }, 'an image needs the path of a PNG file'],
    [{ action: 'write', type: 'text' }, 'write needs the text'],
    [{ action: 'write', type: 'text', text: 'x', path: 'a' }, 'path is for type png'],
  ])('explains what %j lacks', async (args, message) => {
    const { clipboard } = await import('../src/tools/system/clipboard.js');
    expect(await clipboard.refine?.(args)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining(message) }],
    });
  });
});
