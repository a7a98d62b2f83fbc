import { ToolError } from '../../kernel/outcome.js';
import type { DesktopPort } from '../../kernel/ports.js';
import { type DesktopPlace, type DesktopProgram, powershell } from './desktop-place.js';

type Message = Parameters<DesktopPort['notify']>[0];

/**
 * The program that shows a notification here. The body must be markup where `hasMarkup` says that it is shown as
 * such. Throws `unavailable` with the reason when there is none.
 */
export function notifyProgram(place: DesktopPlace, message: Message, hasMarkup = false): DesktopProgram {
  switch (place.platform) {
    case 'darwin':
      return { argv: ['osascript', ...MAC_SCRIPT, '--', message.title, message.body] };
    case 'win32':
      return { argv: powershell(WINDOWS_TOAST), stdin: Buffer.from(JSON.stringify(message)) };
    default:
      return freedesktopProgram(place, message, hasMarkup);
  }
}

/** The text arrives as arguments of the script, never as part of it. */
const MAC_SCRIPT = [
  ['-e', 'on run argv'],
  ['-e', 'display notification (item 2 of argv) with title (item 1 of argv)'],
  ['-e', 'end run'],
].flat();

/** Asks the daemon what it can do; undefined where that makes no difference or nobody can ask. */
export function capabilitiesProgram({ platform, has }: DesktopPlace, { body }: Message): DesktopProgram | undefined {
  const isPlain = !/[<>&]/.test(body);
  if (isPlain || platform === 'darwin' || platform === 'win32' || !has('gdbus')) return undefined;
  return { argv: [...GDBUS, `${SERVICE}.GetCapabilities`] };
}

function freedesktopProgram(
  { env, has }: DesktopPlace,
  { title, body, urgency }: Message,
  hasMarkup: boolean,
): DesktopProgram {
  if ((env.DBUS_SESSION_BUS_ADDRESS ?? '') === '')
    throw unavailable(
      'there is no session bus: DBUS_SESSION_BUS_ADDRESS is not set',
      'Start Hermes in a desktop session.',
    );
  const text = hasMarkup ? body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : body;
  if (has('notify-send'))
    return { argv: ['notify-send', '--app-name=Hermes', `--urgency=${urgency}`, '--', title, text] };
  if (has('gdbus'))
    return {
      argv: [...GDBUS, `${SERVICE}.Notify`, ...NEW, variant(title), variant(text), '[]', hints(urgency), 'int32 -1'],
    };
  throw unavailable('neither notify-send nor gdbus is installed', 'Install libnotify-bin.');
}

const SERVICE = 'org.freedesktop.Notifications';
const GDBUS = [
  ...['gdbus', 'call', '--session', '--timeout', '8', '--dest', SERVICE],
  ...['--object-path', '/org/freedesktop/Notifications', '--method'],
];
const NEW = ['"Hermes"', 'uint32 0', '""'];

function hints(urgency: Message['urgency']): string {
  return `{'urgency': <byte ${{ low: 0, normal: 1, critical: 2 }[urgency]}>}`;
}

/** gdbus reads its arguments as values in text form: a string in quotes with escapes, which JSON's are a subset of. */
function variant(text: string): string {
  return JSON.stringify(text);
}

function unavailable(reason: string, hint: string): ToolError {
  return new ToolError(`Notifications cannot be shown: ${reason}.`, { code: 'unavailable', hint });
}

/** Text nodes are set through the document, so that nothing in the message is markup. */
const WINDOWS_TOAST = `$ErrorActionPreference = 'Stop'; $ProgressPreference = 'SilentlyContinue'
$in = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$message = $in.ReadToEnd() | ConvertFrom-Json
[void][Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]
$kind = [Windows.UI.Notifications.ToastTemplateType]::ToastText02
$document = [Windows.UI.Notifications.ToastNotificationManager]::GetTemplateContent($kind)
$texts = $document.GetElementsByTagName('text')
[void]$texts.Item(0).AppendChild($document.CreateTextNode($message.title))
[void]$texts.Item(1).AppendChild($document.CreateTextNode($message.body))
$toast = New-Object Windows.UI.Notifications.ToastNotification $document
$app = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\\WindowsPowerShell\\v1.0\\powershell.exe'
[Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier($app).Show($toast)`;
