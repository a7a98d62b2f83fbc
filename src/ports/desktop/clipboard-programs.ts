import { ToolError } from '../../kernel/outcome.js';
import type { ClipboardContent } from '../../kernel/ports.js';
import { type DesktopPlace, type DesktopProgram, powershell } from './desktop-place.js';

type Direction = 'read' | 'write';
type ContentType = ClipboardContent['type'];

/** The program for this desktop. Throws `unavailable` with the reason when there is none. */
export function clipboardProgram(place: DesktopPlace, direction: Direction, type: ContentType): DesktopProgram {
  switch (place.platform) {
    case 'darwin':
      return macProgram(direction, type);
    case 'win32':
      return windowsProgram(direction, type);
    default:
      return unixProgram(place, direction, type);
  }
}

/** Wayland first: under it an X11 clipboard is only a bridge, if it is there at all. */
function unixProgram(place: DesktopPlace, direction: Direction, type: ContentType): DesktopProgram {
  const { env, has } = place;
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  if (isSet('WAYLAND_DISPLAY') && has('wl-copy')) return waylandProgram(direction, type);
  if (isSet('DISPLAY') && has('xclip')) return xclipProgram(direction, type);
  if (isSet('DISPLAY') && has('xsel') && type === 'text/plain') return xselProgram(direction);
  if (isSet('DISPLAY') && has('xsel'))
    throw unavailable('xsel knows text only', 'Install xclip for images, e.g. apt install xclip.');
  if (isSet('WAYLAND_DISPLAY')) throw unavailable('wl-copy is not installed', 'Install wl-clipboard.');
  if (isSet('DISPLAY')) throw unavailable('neither xclip nor xsel is installed', 'Install xclip.');
  throw unavailable(
    'there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set',
    'Start Hermes inside a desktop session.',
  );
}

function unavailable(reason: string, hint: string): ToolError {
  return new ToolError(`The clipboard cannot be reached: ${reason}.`, { code: 'unavailable', hint });
}

function waylandProgram(direction: Direction, type: ContentType): DesktopProgram {
  if (direction === 'read')
    return { argv: ['wl-paste', '--no-newline', '--type', type === 'text/plain' ? 'text' : type] };
  return {
    argv: ['wl-copy', '--type', type === 'text/plain' ? 'text/plain;charset=utf-8' : type],
    leavesServer: true,
  };
}

function xclipProgram(direction: Direction, type: ContentType): DesktopProgram {
  const target = type === 'text/plain' ? ['-target', 'UTF8_STRING'] : ['-target', type];
  return direction === 'read'
    ? { argv: ['xclip', '-selection', 'clipboard', ...target, '-out'] }
    : { argv: ['xclip', '-selection', 'clipboard', ...target, '-in'], leavesServer: true };
}

function xselProgram(direction: Direction): DesktopProgram {
  return direction === 'read'
    ? { argv: ['xsel', '--clipboard', '--output'] }
    : { argv: ['xsel', '--clipboard', '--input'], leavesServer: true };
}

/** `pbcopy` and `pbpaste` read the encoding from the locale; images go through AppKit, over the pipes. */
function macProgram(direction: Direction, type: ContentType): DesktopProgram {
  if (type === 'text/plain')
    return { argv: [direction === 'read' ? 'pbpaste' : 'pbcopy'], env: { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' } };
  return { argv: ['osascript', '-l', 'JavaScript', '-e', direction === 'read' ? MAC_READ_PNG : MAC_WRITE_PNG] };
}

const MAC_READ_PNG = `ObjC.import('AppKit');
function run() {
  const data = $.NSPasteboard.generalPasteboard.dataForType('public.png');
  if (data.isNil()) throw new Error('no image');
  $.NSFileHandle.fileHandleWithStandardOutput.writeData(data);
}`;

const MAC_WRITE_PNG = `ObjC.import('AppKit');
function run() {
  const data = $.NSFileHandle.fileHandleWithStandardInput.readDataToEndOfFile;
  const board = $.NSPasteboard.generalPasteboard;
  board.clearContents;
  if (!board.setDataForType(data, 'public.png')) throw new Error('the pasteboard refused the image');
}`;

/** The console would change bytes, so they travel as base64 on the way out. */
function windowsProgram(direction: Direction, type: ContentType): DesktopProgram {
  const script = WINDOWS[direction][type];
  return direction === 'read' ? { argv: powershell(script), output: 'base64' } : { argv: powershell(script) };
}

const WINDOWS_STDIN = `$in = [Console]::OpenStandardInput(); $bytes = New-Object IO.MemoryStream; $in.CopyTo($bytes);`;
const WINDOWS_STRICT = `$ErrorActionPreference = 'Stop'; $ProgressPreference = 'SilentlyContinue';`;
const WINDOWS_FORMS = 'Add-Type -AssemblyName System.Windows.Forms, System.Drawing;';

const WINDOWS: Readonly<Record<Direction, Readonly<Record<ContentType, string>>>> = {
  read: {
    'text/plain': `${WINDOWS_STRICT} ${WINDOWS_FORMS}
if (-not [Windows.Forms.Clipboard]::ContainsText()) { exit 1 }
[Console]::Out.Write([Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes([Windows.Forms.Clipboard]::GetText())))`,
    'image/png': `${WINDOWS_STRICT} ${WINDOWS_FORMS}
$image = [Windows.Forms.Clipboard]::GetImage(); if ($null -eq $image) { exit 1 }
$bytes = New-Object IO.MemoryStream; $image.Save($bytes, [Drawing.Imaging.ImageFormat]::Png)
[Console]::Out.Write([Convert]::ToBase64String($bytes.ToArray()))`,
  },
  write: {
    'text/plain': `${WINDOWS_STRICT} ${WINDOWS_FORMS} ${WINDOWS_STDIN}
$text = [Text.Encoding]::UTF8.GetString($bytes.ToArray())
if ($text -eq '') { [Windows.Forms.Clipboard]::Clear() } else { [Windows.Forms.Clipboard]::SetDataObject($text, $true, 10, 100) }`,
    'image/png': `${WINDOWS_STRICT} ${WINDOWS_FORMS} ${WINDOWS_STDIN}
[Windows.Forms.Clipboard]::SetImage([Drawing.Image]::FromStream($bytes))`,
  },
};
