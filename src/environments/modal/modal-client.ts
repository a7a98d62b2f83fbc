import type { ModalClient } from 'modal';
import { ToolError } from '../../kernel/outcome.js';

export interface ModalCredentials {
  /** Our own variables: `MODAL_TOKEN_ID` and `MODAL_TOKEN_SECRET`; without them the active profile of `~/.modal.toml`. */
  readonly env: Readonly<Record<string, string>>;
}

/** A client with credentials. Throws `unavailable` with the reason: no SDK, or nothing to log in with. */
export async function openModalClient({ env }: ModalCredentials): Promise<ModalClient> {
  const { ModalClient } = await loadSdk();
  const tokenId = env.MODAL_TOKEN_ID;
  const tokenSecret = env.MODAL_TOKEN_SECRET;
  if ((tokenId === undefined) !== (tokenSecret === undefined))
    throw missingCredentials(`${tokenId === undefined ? 'MODAL_TOKEN_ID' : 'MODAL_TOKEN_SECRET'} is not set.`);
  const client = new ModalClient({
    ...(tokenId === undefined || tokenSecret === undefined ? {} : { tokenId, tokenSecret }),
    // Without a limit it would wait as long and as often as the server tells it to.
    maxThrottleWaitSecs: 60,
    // Its warnings would be printed in the middle of whatever the terminal shows.
    logger: SILENT,
  });
  const { profile } = client;
  const hasToken = Boolean(profile.tokenId && profile.tokenSecret);
  if (hasToken || profile.oauthRefreshToken) return client;
  throw missingCredentials('There are no credentials for Modal.');
}

async function loadSdk(): Promise<typeof import('modal')> {
  try {
    return await import('modal');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ToolError("Modal's SDK is not installed.", {
      code: 'unavailable',
      hint: 'Install it beside Hermes: npm install modal@0.11 (the `latest` tag of that name is another package).',
      cause: error,
    });
  }
}

function missingCredentials(message: string): ToolError {
  return new ToolError(message, {
    code: 'unavailable',
    hint: 'Set MODAL_TOKEN_ID and MODAL_TOKEN_SECRET, or log in once with `modal token new`.',
  });
}

const nothing = (): void => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };
