import { makeVisible } from '../../lib/visible-text.js';
import { paint, type Terminal } from '../terminal.js';

/**
 * A result for a person: keys and values coloured, text of several lines as it is, and nothing in it can move the
 * cursor or change colours.
 */
export function showResult(terminal: Terminal, answer: string): string {
  let data: unknown;
  try {
    data = JSON.parse(answer);
  } catch {
    return makeVisible(answer); // not JSON: shown as the text it is
  }
  if (isFailure(data)) return failureText(terminal, data);
  return show(terminal, data, '');
}

function isFailure(data: unknown): data is Record<string, unknown> & { error: string } {
  return typeof data === 'object' && data !== null && typeof (data as { error?: unknown }).error === 'string';
}

function failureText(terminal: Terminal, data: Record<string, unknown> & { error: string }): string {
  const { error, code, hint, ...rest } = data;
  const lines = [`${paint(terminal, 'red', String(code ?? 'error'))} ${makeVisible(error)}`];
  if (typeof hint === 'string') lines.push(paint(terminal, 'dim', makeVisible(hint)));
  if (Object.keys(rest).length > 0) lines.push(show(terminal, rest, ''));
  return lines.join('\n');
}

function show(terminal: Terminal, value: unknown, indent: string): string {
  if (typeof value === 'string') return showText(terminal, value, indent);
  if (typeof value === 'number' || typeof value === 'boolean') return paint(terminal, 'yellow', String(value));
  if (value === null || typeof value !== 'object') return paint(terminal, 'dim', String(value));
  const entries = Object.entries(value);
  if (entries.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const lines = entries.map(([key, inner]) => {
    const label = Array.isArray(value) ? '-' : `${paint(terminal, 'cyan', makeVisible(key, { newlines: 'escape' }))}:`;
    const isNested = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
    return `${indent}${label}${isNested ? '\n' : ' '}${show(terminal, inner, `${indent}  `)}`;
  });
  return lines.join('\n');
}

function showText(terminal: Terminal, text: string, indent: string): string {
  const visible = makeVisible(text.replace(/\n$/, ''));
  if (!visible.includes('\n')) return text === '' ? paint(terminal, 'dim', '""') : paint(terminal, 'green', visible);
  return `|\n${visible
    .split('\n')
    .map((line) => `${indent}${line}`)
    .join('\n')}`;
}
