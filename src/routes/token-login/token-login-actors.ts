import { fromPromise } from 'xstate';
import { chooseBaseUrl } from '../../graphql/base-url.ts';
import { callUrl } from '../../graphql/call-url.ts';
import { readEmbeddedState } from '../../lib/embedded-state.ts';
import { tokenLoginMachine } from '../../machines/tokenLogin/tokenLogin.machine.ts';
import type { LinkTokens, TokenCheckResult } from '../../machines/tokenLogin/tokenLogin.machine.ts';
import { isRecord } from '../../rules/is-record.ts';

/** Asks the host for the tokens' owner, bypassing the client, which only uses the session's tokens. */
async function checkTokens(given: LinkTokens | null, signal: AbortSignal): Promise<TokenCheckResult> {
  if (given === null) return 'unknown';
  const headers = { authorization: `Bearer ${given.access_token}` };
  const baseUrl = chooseBaseUrl({ session: given.baseURL, configured: readEmbeddedState(document).apiBase });
  const response = await fetch(callUrl(baseUrl, 'userAuthUser'), { headers, signal });
  if (response.status === 401) return 'unknown';
  if (!response.ok) throw new Error(`The host answered ${response.status}`);
  const user: unknown = await response.json();
  const isKnown = isRecord(user) && typeof user['id'] === 'number';
  return isKnown ? 'known' : 'unknown';
}

/**
 * The tokenLogin machine with its real actors.
 * @param push stores the tokens and continues
 */
export function provideTokenLogin(push: (given: LinkTokens) => void): typeof tokenLoginMachine {
  return tokenLoginMachine.provide({
    actors: {
      checkTokens: fromPromise<TokenCheckResult, LinkTokens | null>(({ input, signal }) =>
        checkTokens(input, signal),
      ),
    },
    actions: {
      push: (_, given) => {
        if (given) push(given);
      },
    },
  });
}
