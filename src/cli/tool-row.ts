/** A tool as listings show it. */
export interface ToolRow {
  readonly name: string;
  readonly toolset: string;
  readonly description: string;
  readonly emoji: string;
  readonly available: boolean;
  readonly reason: string | null;
  readonly origin: string;
}

export function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
