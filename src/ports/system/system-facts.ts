/** What the parts of `SystemPort.info` answer. Sizes in bytes, times in seconds. */
export interface SystemFacts {
  readonly os: OsFacts;
  readonly cpu: CpuFacts;
  /** Share of the time the processors worked during a short look, 0 to 1; only when asked for. */
  readonly cpu_usage: { readonly total: number; readonly cores: readonly number[]; readonly sampled_ms: number };
  readonly memory: MemoryFacts;
  readonly load: { readonly one: number; readonly five: number; readonly fifteen: number } | null;
  readonly disk: readonly DiskFacts[];
  readonly process_count: number;
  readonly processes: { readonly count: number; readonly list: readonly ProcessFacts[] };
  readonly network: NetworkFacts;
}

export type SystemPart = keyof SystemFacts;

export interface OsFacts {
  readonly platform: string;
  readonly name: string;
  readonly release: string;
  readonly arch: string;
  readonly hostname: string;
  readonly uptime_seconds: number;
}

export interface CpuFacts {
  readonly model: string;
  readonly cores: number;
  /** Processors this process may use; fewer than `cores` in a container with a limit. */
  readonly usable: number;
  readonly mhz: number;
}

export interface MemoryFacts {
  readonly total: number;
  readonly available: number;
  readonly used: number;
  readonly swap_total: number;
  readonly swap_free: number;
  /** Set when this process is held to less than the machine has. */
  readonly limit?: number;
}

export interface DiskFacts {
  readonly mount: string;
  readonly type: string;
  readonly total: number;
  readonly available: number;
  readonly used: number;
}

export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly state: string;
  readonly memory: number;
  readonly cpu_seconds: number;
  readonly running_seconds: number;
  readonly command: string;
}

export interface NetworkFacts {
  readonly interfaces: readonly {
    readonly name: string;
    readonly addresses: readonly string[];
    readonly mac: string;
    readonly internal: boolean;
    readonly received?: number;
    readonly sent?: number;
  }[];
  readonly gateway: string | null;
  readonly dns: readonly string[];
}
