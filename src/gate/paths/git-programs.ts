import { HARMLESS_PROGRAMS } from '../shell/rules/harmless-programs.js';
import { GIT_PROGRAM_SETTINGS } from '../shell/unwrap/git.js';

/**
 * The settings in the text of a git configuration that make git run a program, or obey a further file, as
 * `name=value`. Editors, pagers and helpers everybody knows are left out.
 */
export function gitPrograms(config: string): string[] {
  return readSettings(config)
    .filter(({ name, value }) => runs(name, value))
    .map(({ name, value }) => `${name}=${value}`);
}

interface Setting {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

const MORE_PROGRAM_SETTINGS =
  /^(include(if\..+)?\.path|hook\..+\.command|gpg\.ssh\.defaultkeycommand|trailer\..+\.(command|cmd)|tar\..+\.command|man\..+\.cmd|guitool\..+\.cmd|sendemail\.(.+\.)?(tocmd|cccmd|headercmd|sendmailcmd|smtpserver)|imap\.tunnel|remote\..+\.proxy|web\.browser)$/;

function runs(name: string, value: string): boolean {
  // Of these only the form with a `!`, or with settings of its own, is a program; the rest is a word of git's.
  if (/^alias\.|^submodule\..+\.update$/.test(name)) return /^\s*!|^\s*-/.test(value);
  if (name === 'core.fsmonitor' && /^(true|false|yes|no|on|off|0|1|)$/i.test(value)) return false;
  if (MORE_PROGRAM_SETTINGS.test(name)) return true;
  return GIT_PROGRAM_SETTINGS.test(name) && (!HARMLESS_PROGRAMS.test(value) || /[;|&`$(]/.test(value));
}

function readSettings(config: string): Setting[] {
  const found: Setting[] = [];
  let section = '';
  for (const line of config.replace(/\\\r?\n/g, '').split(/\r?\n/)) {
    // A setting may stand behind the name of its section, on the same line.
    const [, header, rest = line] = /^\s*(\[(?:[^\]"]|"(?:\\.|[^"\\])*")*\])(.*)$/.exec(line) ?? [];
    if (header !== undefined) section = sectionName(header);
    const [, name, value = 'true'] = /^\s*([a-z][a-z\d-]*)\s*(?:=\s*(.*?)\s*)?$/i.exec(rest) ?? [];
    if (name !== undefined) found.push({ name: `${section}.${name}`.toLowerCase(), value: unquoted(value) });
  }
  return found;
}

/** `[filter "lfs"]` and the old `[filter.lfs]`. */
function sectionName(header: string): string {
  const [, name = '', sub] = /^\[\s*([^\s"\]]*)\s*(?:"(.*)")?\s*\]$/.exec(header) ?? [];
  return sub === undefined ? name : `${name}.${sub.replace(/\\(.)/g, '$1')}`;
}

function unquoted(value: string): string {
  const kept = value.replace(/"((?:\\.|[^"\\])*)"|\s+[#;].*$/g, (_, text: string | undefined) => text ?? '');
  return kept.replace(/\\(["\\])/g, '$1').trim();
}
