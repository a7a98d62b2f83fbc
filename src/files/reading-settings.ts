/** What the settings say about reading files, and what it needs of the gate. */
export interface ReadingSettings {
  /** Answer a repeated read of unchanged text with a short note instead of the text. */
  readonly repeatNote: boolean;
  /** Masks secrets in a line of which only a part will be shown: the part alone may not look like one. */
  mask(text: string): string;
}

declare module '../kernel/ports.js' {
  interface Ports {
    readonly reading: ReadingSettings;
  }
}
