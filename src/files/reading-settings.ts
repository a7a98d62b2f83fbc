/** What the settings say about reading files. */
export interface ReadingSettings {
  /** Answer a repeated read of unchanged text with a short note instead of the text. */
  readonly repeatNote: boolean;
}

declare module '../kernel/ports.js' {
  interface Ports {
    readonly reading: ReadingSettings;
  }
}
