import { describe, expect, it } from 'vitest';
import { checkReadable, decodeOutput } from './clipboard-answer.js';
import { clipboardProgram } from './clipboard-programs.js';
import type { DesktopPlace } from './desktop-place.js';
import { capabilitiesProgram, notifyProgram } from './notify-programs.js';

function place(platform: string, env: Record<string, string> = {}, programs: readonly string[] = []): DesktopPlace {
  return { platform, env, has: (name) => programs.includes(name) };
}

const X11 = { DISPLAY: ':0' };
const WAYLAND = { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' };
const BUS = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/bus' };

describe('the program for the clipboard', () => {
  it('is the one of the display that is there, Wayland before X11', () => {
    const argv = (env: Record<string, string>, programs: string[]): string | undefined =>
      clipboardProgram(place('linux', env, programs), 'write', 'text/plain').argv[0];
    expect(argv(WAYLAND, ['wl-copy', 'xclip'])).toBe('wl-copy');
    expect(argv(WAYLAND, ['xclip'])).toBe('xclip');
    expect(argv(X11, ['wl-copy', 'xclip', 'xsel'])).toBe('xclip');
    expect(argv(X11, ['xsel'])).toBe('xsel');
  });

  it.each([
    [{}, ['xclip'], 'there is no display'],
    [X11, [], 'neither xclip nor xsel is installed'],
    [{ WAYLAND_DISPLAY: 'wayland-0' }, [], 'wl-copy is not installed'],
  ])('says why there is none: %j with %j', (env, programs, reason) => {
    expect(() => clipboardProgram(place('linux', env, programs), 'read', 'text/plain')).toThrow(reason);
  });

  it('does not give an image to xsel', () => {
    expect(() => clipboardProgram(place('linux', X11, ['xsel']), 'read', 'image/png')).toThrow('xsel knows text only');
  });

  it('keeps the encoding on macOS and sends images over the pipes', () => {
    expect(clipboardProgram(place('darwin'), 'read', 'text/plain')).toMatchObject({
      argv: ['pbpaste'],
      env: { LC_ALL: 'en_US.UTF-8' },
    });
    const image = clipboardProgram(place('darwin'), 'write', 'image/png');
    expect(image.argv.slice(0, 4)).toEqual(['osascript', '-l', 'JavaScript', '-e']);
    expect(image.argv[4]).toContain('fileHandleWithStandardInput');
  });

  it('runs an encoded script on Windows, whose answer is base64', () => {
    const program = clipboardProgram(place('win32'), 'read', 'text/plain');
    expect(program.argv.slice(0, -1)).toEqual([
      'powershell.exe',
      '-NoProfile',
      '-NonInteractive',
      '-STA',
      '-EncodedCommand',
    ]);
    expect(Buffer.from(program.argv.at(-1) ?? '', 'base64').toString('utf16le')).toContain('GetText()');
    expect(Buffer.from(decodeOutput(program, Buffer.from('w7wK\r\n'))).toString('utf8')).toBe('ü\n');
  });
});

describe('what the clipboard answered', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex');
  const answer = (stdout: Uint8Array, exitCode = 0, stderr = '') => ({ stdout, exitCode, stderr });

  it('must be what was asked for', () => {
    expect(checkReadable('image/png', answer(png))).toBe(png);
    expect(() => checkReadable('image/png', answer(Buffer.from('text')))).toThrow('The clipboard holds no image.');
    expect(() => checkReadable('text/plain', answer(png))).toThrow('The clipboard holds no text.');
    expect(() => checkReadable('text/plain', answer(Buffer.from([0xff, 0xfe])))).toThrow('holds no text');
    expect(() => checkReadable('text/plain', answer(Buffer.alloc(0), 1, 'target not available'))).toThrow('no text');
  });

  it('is told from a display that does not answer', () => {
    expect(() => checkReadable('text/plain', answer(Buffer.alloc(0), 1, "Error: Can't open display: :9\n"))).toThrow(
      "The clipboard cannot be reached: Error: Can't open display: :9",
    );
  });
});

describe('the program for notifications', () => {
  const message = { title: '--help $(id)', body: 'a < b & "c"', urgency: 'critical' } as const;

  it('gives notify-send the text behind the options, as markup where the daemon shows markup', () => {
    const here = place('linux', BUS, ['notify-send', 'gdbus']);
    const start = ['notify-send', '--app-name=Hermes', '--urgency=critical', '--', '--help $(id)'];
    expect(notifyProgram(here, message).argv).toEqual([...start, 'a < b & "c"']);
    expect(notifyProgram(here, message, true).argv).toEqual([...start, 'a &lt; b &amp; "c"']);
  });

  it('asks for the abilities of the daemon only when they matter', () => {
    expect(capabilitiesProgram(place('linux', BUS, ['gdbus']), message)?.argv.at(-1)).toMatch(/GetCapabilities$/);
    expect(capabilitiesProgram(place('linux', BUS, ['gdbus']), { ...message, body: 'plain' })).toBeUndefined();
    expect(capabilitiesProgram(place('linux', BUS), message)).toBeUndefined();
    expect(capabilitiesProgram(place('darwin'), message)).toBeUndefined();
  });

  it('gives gdbus typed values', () => {
    expect(notifyProgram(place('linux', BUS, ['gdbus']), message).argv.slice(-5)).toEqual([
      '"--help $(id)"',
      '"a < b & \\"c\\""',
      '[]',
      "{'urgency': <byte 2>}",
      'int32 -1',
    ]);
  });

  it('hands the text to the scripts of macOS and Windows as data', () => {
    const mac = notifyProgram(place('darwin'), message).argv;
    expect(mac.slice(-3)).toEqual(['--', message.title, message.body]);
    expect(mac.slice(0, -3).join(' ')).not.toContain('$(id)');
    const windows = notifyProgram(place('win32'), message);
    expect(JSON.parse(Buffer.from(windows.stdin ?? []).toString())).toEqual(message);
    expect(Buffer.from(windows.argv.at(-1) ?? '', 'base64').toString('utf16le')).not.toContain('$(id)');
  });

  it('says why there is none', () => {
    expect(() => notifyProgram(place('linux', {}, ['notify-send']), message)).toThrow('there is no session bus');
    expect(() => notifyProgram(place('linux', BUS), message)).toThrow('neither notify-send nor gdbus is installed');
  });
});
