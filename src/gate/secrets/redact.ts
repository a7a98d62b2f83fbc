import { createRedactor } from './create-redactor.js';

const redactor = createRedactor();

/**
 * The text with high-confidence secrets masked as `[redacted:kind:ab12]`. `MAX_TOKENS=100`, `token = get_token()`,
 * hashes, UUIDs and placeholders stay. Idempotent, linear.
 */
export function redact(text: string): string {
  return redactor.redact(text);
}
