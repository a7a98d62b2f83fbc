import { parentPort } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { hasStandIns } from './guest-names.js';
import { inheritedRules } from './inherited-rules.js';
import { restoreNames } from './restore-names.js';
import { createSearchedTree } from './searched-tree.js';
import { createOutputSender } from './send-output.js';
import { type Share, takeParts } from './share.js';
import { createWasiHost, type GuestInstance } from './wasi-host.js';

/** A search in a folder, as the runner orders it. */
export interface SearchOrder {
  /** One character per byte, as everything here. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly share?: Share | undefined;
}

export type SearchNews =
  | { readonly kind: 'output'; readonly bytes: Uint8Array<ArrayBuffer>; readonly isWhole: boolean }
  | { readonly kind: 'end'; readonly exitCode: number; readonly stderr: string; readonly memory: number }
  | { readonly kind: 'failed'; readonly message: string };

type CompiledModule = object;

declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  instantiate(module: CompiledModule, imports: object): Promise<GuestInstance>;
};

const MAX_STDERR = 64 * 1024;
const compiled = loadRipgrep();
// An order asks for it again, and then says what went wrong.
compiled.catch(() => undefined);

parentPort?.on('message', (order: SearchOrder) => {
  search(order).catch((problem: unknown) =>
    tell({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) }),
  );
});

async function search({ args, folder, share }: SearchOrder): Promise<void> {
  const tree = createSearchedTree({
    root: folder,
    isTaken: share === undefined ? () => false : takeParts(share),
    rules: args.includes('--no-ignore') ? new Map() : inheritedRules(folder),
  });
  const sender = createOutputSender((part) => tell({ kind: 'output', ...part }, [part.bytes.buffer]));
  const hasStandIn = (): boolean => hasStandIns(args.at(-1) ?? '') || tree.hasStandIns();
  let stderr = '';
  const host = createWasiHost({
    args,
    tree,
    onOutput: restoreNames(args.includes('--files') ? 'list' : 'events', hasStandIn, sender.add),
    onError: (bytes) => {
      if (stderr.length < MAX_STDERR) stderr += bytes.toString('utf8');
    },
  });
  const instance = await WebAssembly.instantiate(await compiled, host.imports);
  const exitCode = host.run(instance);
  sender.end();
  tell({ kind: 'end', exitCode, stderr, memory: instance.exports.memory.buffer.byteLength });
}

function tell(news: SearchNews, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(news, transfer);
}

/** Past the package's own loader, which trusts a file in the temporary folder, where others may write. */
async function loadRipgrep(): Promise<CompiledModule> {
  const packed = new URL('./_rg.wasm.mjs', import.meta.resolve('ripgrep'));
  const { getCompressedBytes } = (await import(packed.href)) as { getCompressedBytes(): Uint8Array };
  return WebAssembly.compile(brotliDecompressSync(getCompressedBytes()));
}
