import type { ApprovalStore } from './approval-store.js';
import type { SessionApprovals } from './session-approvals.js';
import type { Coverage, StoredApproval } from './stored-approval.js';

/** A kept yes, in words, for `hermes approvals list`. */
export interface ListedApproval {
  readonly id: string;
  readonly kept: 'session' | 'always';
  readonly sessionId?: string;
  /** What it covers, e.g. `exactly: git push`. */
  readonly covers: string;
  readonly tool?: string;
  readonly cwd?: string;
  readonly environment?: string;
  readonly added?: number;
  readonly expires?: number;
}

/** Everything that was agreed to and still holds at `now`. */
export async function listApprovals(
  places: { readonly session?: SessionApprovals; readonly store?: ApprovalStore },
  now: number,
): Promise<ListedApproval[]> {
  const session = (places.session?.list() ?? []).map(({ sessionId, approval }) => ({
    ...describe(approval, 'session'),
    sessionId,
  }));
  const stored = ((await places.store?.list()) ?? []).map((approval) => describe(approval, 'always'));
  return [...session, ...stored].filter(({ expires }) => expires === undefined || expires > now);
}

/** Takes a yes back, wherever it is kept; false when there is none with this id. */
export async function revokeApproval(
  places: { readonly session?: SessionApprovals; readonly store?: ApprovalStore },
  id: string,
): Promise<boolean> {
  return places.session?.revoke(id) === true || (await places.store?.revoke(id)) === true;
}

function describe(
  { id, covers, tool, cwd, environment, added, expires }: StoredApproval,
  kept: ListedApproval['kept'],
): ListedApproval {
  return {
    id,
    kept,
    covers: inWords(covers),
    ...(tool === undefined ? {} : { tool }),
    ...(cwd === undefined ? {} : { cwd }),
    ...(environment === undefined ? {} : { environment }),
    ...(added === undefined ? {} : { added }),
    ...(expires === undefined ? {} : { expires }),
  };
}

function inWords(covers: Coverage): string {
  switch (covers.kind) {
    case 'call':
      return 'exactly this call';
    case 'exact':
      return `exactly: ${covers.command}`;
    case 'prefix':
      return `beginning with: ${covers.words.join(' ')}`;
    case 'rule':
      return `rule ${covers.rule}${covers.program === undefined ? '' : ` of ${covers.program}`}`;
    case 'effect': {
      const resource = covers.path ?? covers.url ?? covers.host ?? covers.target ?? 'anything';
      return `${covers.permission} ${resource}${covers.digest === undefined ? '' : ', exactly this call'}`;
    }
  }
}
