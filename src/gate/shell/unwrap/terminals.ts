import type { Run } from '../run.js';
import { parseOptions } from './options.js';
import { afterFlag, scripts } from './scripts.js';
import type { Unwrapped, Unwrapper } from './unwrap-command.js';

/** Programs that open a terminal for a command, or type it into one. */
export const UNWRAP_TERMINALS: readonly (readonly [string, Unwrapper])[] = [
  ['tmux', unwrapTmux],
  ['screen', unwrapScreen],
  ['xdotool', typedText],
  ['ydotool', typedText],
  ['gnome-terminal', afterFlag(['--', '-e', '-x'])],
  ['konsole', afterFlag(['-e'])],
  ['xterm', afterFlag(['-e'])],
  ['alacritty', afterFlag(['-e', '--command'])],
  ['kitty', afterFlag(['-e'])],
];

function unwrapTmux(run: Run): Partial<Unwrapped> {
  const at = run.words.findIndex((word) =>
    /^(new|new-session|neww|new-window|splitw|split-window|respawn-pane|run|run-shell|send|send-keys|if|if-shell|confirm|confirm-before|bind|bind-key|set-hook|popup|display-popup)$/.test(
      word.text,
    ),
  );
  if (at < 0) return {};
  const verb = run.words[at]?.text ?? '';
  const { operands } = parseOptions(run.words.slice(at + 1), { short: 'tsncxyFef' });
  if (verb.startsWith('send')) {
    const keys = operands
      .map((word) => word.text)
      .filter((text) => !/^(C|M|S)-.$|^(Enter|Escape|Tab|Space|Up|Down|Left|Right|BSpace|C-m)$/.test(text));
    // Keys are single characters or names; only something with a space or a known program is a command line.
    return scripts([keys.some((key) => key.length > 1) ? keys.join(' ') : undefined]);
  }
  if (/^(if|if-shell|confirm|confirm-before|bind|bind-key|set-hook)$/.test(verb))
    return scripts(operands.map((word) => (/^[a-z]+(-[a-z]+)+ /.test(word.text) ? `tmux ${word.text}` : word.text)));
  return scripts(operands.length === 1 ? [operands[0]?.text] : [operands.map((word) => word.text).join(' ')]);
}

function unwrapScreen(run: Run): Partial<Unwrapped> {
  const stuff = run.words.findIndex((word) => word.text === 'stuff');
  if (stuff > 0) return scripts([run.words[stuff + 1]?.text.replace(/\\n|\^M|\r/g, '\n')]);
  if (run.words.some((word) => word.text === '-X')) return {};
  const { operands } = parseOptions(run.words.slice(1), { short: 'SctTpehs' });
  return operands.length > 0 ? { inner: [{ kind: 'words', words: operands }] } : {};
}

function typedText(run: Run): Partial<Unwrapped> {
  const at = run.args.indexOf('type');
  return at < 0
    ? {}
    : scripts([
        run.args
          .slice(at + 1)
          .filter((arg) => !arg.startsWith('--'))
          .join(' ')
          .replace(/\\n/g, '\n'),
      ]);
}
