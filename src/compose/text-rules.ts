import { createRedactor } from '../gate/secrets/create-redactor.js';
import type { RedactStream } from '../gate/secrets/redact-stream.js';
import type { TaintBook } from '../gate/taint.js';
import type { TextRules } from '../kernel/call/services.js';
import { isSecretName } from '../lib/secret-name.js';
import type { Settings } from './settings.js';

export interface InstanceText extends TextRules {
  /** From now on this value is masked wherever it appears. */
  remember(value: string): void;
  /** Lines of private keys in this text are masked from now on also where they stand alone. */
  notice(text: string): void;
  /** For text that arrives in pieces. */
  redactStream(): RedactStream;
}

/** Redaction and marking as the pipeline wants them. */
export function createTextRules(settings: Settings): InstanceText {
  const known = new Set([...Object.values(settings.stored), ...secretValues(settings.env)]);
  const redactor = createRedactor({ known: () => known });
  const off = !settings.config.security.redact_secrets;
  return {
    redactText: (text) => (off ? text : redactor.redact(text)),
    redactData: (data) => (off ? data : redactor.redactJson(data)),
    // Its rules are large, and many sessions never meet text from outside.
    markUntrusted: async (...given) => (await import('../gate/text/mark-untrusted.js')).markFields(...given),
    remember: (value) => void known.add(value),
    notice: redactor.notice,
    redactStream: () => (off ? { push: (chunk) => chunk, end: () => '' } : redactor.stream()),
  };
}

function secretValues(env: Readonly<Record<string, string>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => (isSecretName(name) && value.length >= 8 ? [value] : []));
}

/** The same rules, and the gate remembers when text from outside reached a session. */
export function withTaint(rules: TextRules, taint: TaintBook, sessionId: string): TextRules {
  return {
    ...rules,
    markUntrusted(data, fields, source) {
      taint.mark(sessionId, source);
      return rules.markUntrusted(data, fields, source);
    },
  };
}
