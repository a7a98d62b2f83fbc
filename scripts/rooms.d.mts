export declare function findUpwardImports(src?: string): string[];
export declare const ROOMS: Readonly<Record<string, readonly string[]>>;
