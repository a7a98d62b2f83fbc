export declare function ensureBuilt(options?: { quick?: boolean }): void;
