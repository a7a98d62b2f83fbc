import { remembered } from '../paths/remembered.js';
import type { Run } from '../run.js';
import { isKnown, type ShellWord } from '../words/shell-word.js';
import { FREE_WORDS } from './free-words.js';
import type { Inner } from './unwrap-command.js';

/**
 * What a program that nobody described would run, going by how such programs are made: a command after `--`, a
 * text after `--command` and its kin, words or a text after an order such as `exec`, and the plainest deletions
 * wherever they stand. It is judged like any command, so a word that only looks like one raises no alarm by itself.
 */
export function looselyWrapped(run: Run): readonly Inner[] {
  if (run.args.length === 0 || FREE_WORDS.has(run.name) || isTeller(run.name, run.args[0])) return NONE;
  const words = run.words.slice(1);
  const inner: Inner[] = [];
  words.forEach((word, index) => {
    if (inner.length >= MAX_LINES) return;
    const text = optionText(word.text, words[index + 1]?.text) ?? plainLine(word.text, words[index - 1]?.text);
    if (text !== undefined && LINE.test(text)) inner.push({ kind: 'script', text, feed: undefined });
  });
  const at = startOf(words);
  if (at >= 0) inner.push(commandAt(words, at));
  return inner;
}

const NONE: readonly Inner[] = [];
/** Nobody hands one program more lines than that; each is parsed and judged by itself. */
const MAX_LINES = 8;

/** Programs and steps that a line to be run begins with; text that begins otherwise is taken for prose. */
const PROGRAM =
  /^(?:\S*\/)?(?:sudo|doas|env|nohup|exec|rm|shred|wipefs|dd|mkfs(?:\.\w+)?|chmod|chown|find|kill|pkill|killall|shutdown|reboot|halt|poweroff|init|systemctl|service|iptables|nft|ufw|crontab|userdel|useradd|passwd|truncate|mv|cp|tee|curl|wget|nc|ncat|base64|eval|source|(?:ba|z|da|k|a)?sh|python\d?|perl|ruby|node|php|docker|kubectl|mysql|psql|redis-cli|mongosh?|dropdb|git|apt|apt-get|yum|dnf)$/;

/** A line to be run, by how it begins. */
export const LINE = new RegExp(`${PROGRAM.source.slice(0, -1)}(?=[\\s;|&]|$)`);

/** An option that takes a command line, by its name. */
const COMMAND_OPTION =
  /^(?:-[cCex]|--?(?!-?dry-run)(?:[\w-]+[.-])?(?:command|commands|cmd|exec|execute|exec-command|run|script|scripts|wrap|shell-command|prepare|cleanup|hook))$/;

function optionText(word: string, next: string | undefined): string | undefined {
  if (!word.startsWith('-')) return undefined;
  const equals = word.indexOf('=');
  const name = equals < 0 ? word : word.slice(0, equals);
  if (!COMMAND_OPTION.test(name)) return undefined;
  return equals < 0 ? next : word.slice(equals + 1);
}

/**
 * A text that nobody writes but to run it: `fzf --preview 'rm -rf x'`, `npm-run-all 'rm -rf x'`. A message, a title or
 * something to look for may say the same.
 */
function plainLine(word: string, before = ''): string | undefined {
  if (!word.includes(' ')) return undefined;
  // ImageMagick and some others run what follows a bar.
  const text = (/^--?[\w-]+=(.*)$/s.exec(word)?.[1] ?? word).replace(/^\|/, '');
  if (!PLAIN_LINE.test(text)) return undefined;
  return TOLD.test(word.startsWith('-') ? word : before) ? undefined : text;
}

const PLAIN_LINE =
  /^(?:sudo\s+)?(?:\S*\/)?(?:rm\s+-[a-z]*[rf][a-z]*\s+[\w"'~$/.*-]\S*$|mkfs\S*\s+\S*\s*\/dev\/|dd\s+[io]f=|(?:ba|z|da|k)?sh\s+-c\s|(?:curl|wget)\s[^|]+\|\s*(?:sudo\s+)?(?:ba|z|da|k)?sh\b)/;

const TOLD =
  /^-{1,2}(?:m|t|b|d|q|p|message|msg|title|body|text|subject|description|desc|comment|summary|note|notes|label|name|query|pattern|search|regex|regexp|grep|filter|match|contains|format|template|prompt|reason|annotation|content|data|input|value|arg|argjson|find|replace|keyword|topic)\b/;

/** An order to run something elsewhere or under conditions; what is run follows, often behind where. */
const ORDER =
  /(?:^|:)(?:exec|run|ssh|shell|rsh|enter|attach|console|execute|invoke|exec-env|exec-file|send-text|write-chars|lock|watch|sh)$/;
const REACH = 4;

function startOf(words: readonly ShellWord[]): number {
  const dashes = words.findIndex((word) => word.text === '--');
  if (dashes >= 0 && isProgramName(words[dashes + 1])) return dashes + 1;
  const order = words.findIndex((word) => ORDER.test(word.text));
  if (order >= 0) {
    const last = Math.min(words.length, order + 1 + REACH);
    for (let index = order + 1; index < last; index += 1) {
      const { text } = words[index] as ShellWord;
      if (PROGRAM.test(text) || (text.includes(' ') && LINE.test(text))) return index;
    }
  }
  return words.findIndex((word, index) => isPlainDeletion(word.text, words[index + 1]?.text ?? ''));
}

/** What follows `--` may be anything; a program is a plain word, and a text with spaces begins with one. */
function isProgramName(word: ShellWord | undefined): boolean {
  return word !== undefined && /^[\w./]/.test(word.text) && isKnown(word) && !word.isGlob;
}

/** `rm -rf x`, `sh -c x`, `mkfs.ext4 /dev/sda`, `dd of=/dev/sda`: nobody names anything like that. */
function isPlainDeletion(program: string, next: string): boolean {
  if (!DELETER.test(program)) return false;
  if (/^(?:\S*\/)?rm$/.test(program)) return /^-[a-z]*r|^--recursive$/i.test(next);
  if (/^(?:\S*\/)?(?:ba|z|da|k|a)?sh$/.test(program)) return /^-[a-z]*c$/.test(next);
  if (/^(?:\S*\/)?mkfs(?:\.\w+)?$/.test(program)) return /^(?:-|\/dev\/)/.test(next);
  return /^(?:\S*\/)?dd$/.test(program) && /^[io]f=/.test(next);
}

/** Whatever the next patterns could match, as one that sees most words off by their end. */
const DELETER = /(?:rm|sh|dd)$|mkfs/;

function commandAt(words: readonly ShellWord[], at: number): Inner {
  const [first, ...rest] = words.slice(at) as [ShellWord, ...ShellWord[]];
  return rest.length === 0 || first.text.includes(' ')
    ? { kind: 'script', text: [first, ...rest].map((word) => word.text).join(' ') }
    : { kind: 'words', words: [first, ...rest] };
}

/** Programs that only tell, look or keep, by their names, and package managers, to which programs are names. */
function isTeller(name: string, order: string | undefined): boolean {
  return tells(name) || (PACKAGE_MANAGERS.has(name) && order !== 'run');
}

const TELLER =
  /(?:^|[-_.])(?:docs?|help|howto|man|info|lint|fmt|check|checker|view|viewer|cat|explain|explainshell|cheat|ask|ai|gpt|mail|notify|log|judge|verdict|classify|classifier|analy[sz]er?|scan|scanner|audit|validate|validator|tokenize|parse|parser|highlight|translate|score|grade|review|describe|annotate)(?:\.\w{1,4})?$|grep$/;
const tells = remembered((name) => TELLER.test(name));

const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(
  'kill pkill killall systemctl apt apt-get aptitude dpkg dnf yum zypper rpm pacman yay paru apk brew port emerge xbps-install snap flatpak choco winget scoop nix-env pkg opkg rm rmdir cp mv ln chmod chown zenity dialog whiptail kdialog jira slack slackcat mutt sendmail mailx slackcli linear bat glow pygmentize shellcheck shfmt cypress playwright'.split(
    ' ',
  ),
);
