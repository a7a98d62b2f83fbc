import { stripAnsi } from './visible-text.js';

/**
 * What a terminal would have left on its screen, as plain text: escape sequences removed, lines that were written over
 * (progress bars) folded to how they ended, other control characters dropped. Linear.
 */
export function terminalText(raw: string): string {
  let text = raw.includes('\x1b') || C1.test(raw) ? stripAnsi(raw) : raw;
  if (text.includes('\r')) text = text.replace(/\r+\n/g, '\n');
  if (text.includes('\r')) text = text.split('\n').map(foldLine).join('\n');
  if (text.includes('\b')) text = text.split('\n').map(eraseBack).join('\n');
  return text.replace(CONTROLS, '');
}

const C1 = /[\u0080-\u009f]/;
// Every control character but tab and line feed.
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Only the last rewrites can still be seen; the limit keeps a line of nothing but carriage returns cheap. */
const REWRITES = 64;

function foldLine(line: string): string {
  if (!line.includes('\r')) return line;
  let shown = '';
  for (const part of line.split('\r').slice(-REWRITES)) {
    if (part !== '') shown = part.length >= shown.length ? part : part + shown.slice(part.length);
  }
  return shown;
}

/** As man pages and spinners write: a backspace takes the character before it. */
function eraseBack(line: string): string {
  if (!line.includes('\b')) return line;
  const kept: string[] = [];
  for (const character of line) {
    if (character === '\b') kept.pop();
    else kept.push(character);
  }
  return kept.join('');
}
