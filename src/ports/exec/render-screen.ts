import { terminalText } from '../../lib/terminal-text.js';

const SCROLLBACK = 2_000;

/**
 * What a terminal of this size would show after these bytes, with what scrolled out above it. Without the library that
 * plays terminal, the plain text.
 */
export async function renderScreen(bytes: Uint8Array, size = { columns: 120, rows: 30 }): Promise<string> {
  const library = await import('@xterm/headless').catch(() => undefined);
  if (library === undefined) return terminalText(new TextDecoder().decode(bytes)).trimEnd();
  const { Terminal } = library.default ?? library;
  const terminal = new Terminal({
    cols: size.columns,
    rows: size.rows,
    scrollback: SCROLLBACK,
    allowProposedApi: true,
  });
  try {
    await new Promise<void>((resolve) => terminal.write(bytes, resolve));
    const { active } = terminal.buffer;
    const lines = Array.from({ length: active.length }, (_, row) => active.getLine(row)?.translateToString(true) ?? '');
    return lines.join('\n').trimEnd();
  } finally {
    terminal.dispose();
  }
}
