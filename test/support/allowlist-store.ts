import {
  type Allowlist,
  addToAllowlist,
  readAllowlist,
  removeFromAllowlist,
} from '../../src/gate/approvals/allowlist-text.js';
import type { ApprovalStore } from '../../src/gate/approvals/approval-store.js';

/** The store over the text of a `config.yaml`, without the file. */
export function createAllowlistStore(start = ''): ApprovalStore & { readonly text: () => string } {
  let text = start;
  let read: Promise<Allowlist> | undefined;
  return {
    text: () => text,
    list: async () => (await (read ??= readAllowlist(text))).approvals,
    async add(approvals) {
      text = await addToAllowlist(text, approvals);
      read = undefined;
    },
    async revoke(id) {
      const after = await removeFromAllowlist(text, id);
      const isChanged = after !== text;
      text = after;
      read = undefined;
      return isChanged;
    },
  };
}
