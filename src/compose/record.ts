import type { Clock } from '../kernel/context.js';
import { type AuditRecorder, createRecorder } from '../store/audit/create-recorder.js';
import type { Store } from '../store/open-store.js';
import { createResultStore, type FileResultStore } from '../store/results/create-result-store.js';
import { rememberSecretArguments } from './secret-arguments.js';
import type { Settings } from './settings.js';
import type { InstanceText } from './text-rules.js';

interface RecordParts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly text: InstanceText;
}

const DAY_MS = 86_400_000;
/** Idempotency keys answer for a month, however long calls are kept. */
const KEY_AGE_MS = 30 * DAY_MS;

/** The audit log of an instance. */
export function createInstanceRecorder({ settings, clock, text }: RecordParts, store: Store): AuditRecorder {
  const { retention_days, max_rows } = settings.config.audit;
  const retention = { maxAgeMs: retention_days * DAY_MS, maxRows: max_rows, maxKeyAgeMs: KEY_AGE_MS };
  return rememberSecretArguments(createRecorder({ store, redact: text.redactText, clock, retention }), text.remember);
}

/** Where an instance keeps results that are too long for an answer. */
export function createInstanceResults({ settings, clock, text }: RecordParts): FileResultStore {
  const { retention_days, retention_bytes } = settings.config.tool_output;
  return createResultStore({
    folder: settings.paths.results,
    clock,
    redact: text.redactText,
    redactStream: text.redactStream,
    limits: { maxAgeMs: retention_days * DAY_MS, maxBytes: retention_bytes },
  });
}
