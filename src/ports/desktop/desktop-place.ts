/** What decides which program speaks to the desktop. */
export interface DesktopPlace {
  readonly platform: string;
  readonly env: Readonly<Record<string, string>>;
  readonly has: (program: string) => boolean;
}

/** A program with fixed arguments; data goes over stdin and stdout. */
export interface DesktopProgram {
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: Uint8Array;
  /** It stays in the background to serve what was copied. */
  readonly leavesServer?: boolean;
  /** How binary data comes back where a console would spoil it. */
  readonly output?: 'base64';
}

/** A script of ours for PowerShell, encoded so that no quoting rule applies. */
export function powershell(script: string): string[] {
  const encoded = Buffer.from(script, 'utf16le').toString('base64');
  return ['powershell.exe', '-NoProfile', '-NonInteractive', '-STA', '-EncodedCommand', encoded];
}
