import { createRedactor } from '../gate/secrets/create-redactor.js';
import type { TaintBook } from '../gate/taint.js';
import type { TextRules } from '../kernel/call/services.js';
import type { Settings } from './settings.js';

/** Names whose values are secrets, whatever they look like. */
const SECRET_NAME = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|DSN|WEBHOOK)(?:$|_)/i;

/** Redaction and marking as the pipeline wants them. */
export function createTextRules(settings: Settings): TextRules {
  const known = [...Object.values(settings.stored), ...secretValues(settings.env)];
  const redactor = createRedactor({ known: () => known });
  const off = !settings.config.security.redact_secrets;
  return {
    redactText: (text) => (off ? text : redactor.redact(text)),
    redactData: (data) => (off ? data : redactor.redactJson(data)),
    markUntrusted: (data) => data,
  };
}

function secretValues(env: Readonly<Record<string, string>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => (SECRET_NAME.test(name) && value.length >= 8 ? [value] : []));
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
