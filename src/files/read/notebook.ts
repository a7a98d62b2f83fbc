interface Cell {
  readonly cell_type?: unknown;
  readonly source?: unknown;
  readonly outputs?: unknown;
}

const MAX_OUTPUT_CHARS = 4_000;

/** A Jupyter notebook as readable cells. Undefined when the text is not one. */
export function renderNotebook(text: string): string | undefined {
  const notebook = parse(text);
  if (notebook === undefined) return undefined;
  return notebook.cells.map((cell, i) => renderCell(cell, i + 1)).join('\n');
}

function parse(text: string): { readonly cells: readonly Cell[] } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const cells = typeof value === 'object' && value !== null && 'cells' in value ? value.cells : undefined;
    return Array.isArray(cells) ? { cells: cells as Cell[] } : undefined;
  } catch {
    // Not JSON: the caller shows the file as the text it is.
    return undefined;
  }
}

function renderCell(cell: Cell, number: number): string {
  const kind = typeof cell.cell_type === 'string' ? cell.cell_type : 'unknown';
  const outputs = Array.isArray(cell.outputs) ? cell.outputs.map(renderOutput).filter(Boolean) : [];
  return [
    `# %% cell ${number} [${kind}]`,
    joined(cell.source),
    ...outputs.map((output) => `# output:\n${output}`),
    '',
  ].join('\n');
}

function renderOutput(output: unknown): string {
  if (typeof output !== 'object' || output === null) return '';
  const { text, data, ename, evalue } = output as Record<string, unknown>;
  if (ename !== undefined) return `${String(ename)}: ${String(evalue)}`;
  if (text !== undefined) return cut(joined(text));
  const byType = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (byType['text/plain'] !== undefined) return cut(joined(byType['text/plain']));
  const types = Object.keys(byType);
  return types.length > 0 ? `[${types.join(', ')}]` : '';
}

function joined(source: unknown): string {
  return Array.isArray(source) ? source.join('') : typeof source === 'string' ? source : '';
}

function cut(text: string): string {
  return text.length > MAX_OUTPUT_CHARS ? `${text.slice(0, MAX_OUTPUT_CHARS)}... (${text.length} characters)` : text;
}
