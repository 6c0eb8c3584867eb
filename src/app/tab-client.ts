import type { I18n } from '@lingui/core';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { chooseBaseUrl } from '../graphql/base-url.ts';
import { withNetworkError } from '../graphql/code-loading.ts';
import { createDeferredClient } from '../graphql/deferred-client.ts';
import type { DeferredClient } from '../graphql/deferred-client.ts';
import type { LinkOptions } from '../graphql/links/link-chain.ts';
import { BROWSER_SPACING_MS } from '../graphql/links/spaced-fetch.ts';
import { createStartQueue } from '../graphql/links/start-queue.ts';
import type { EmbeddedState } from '../lib/embedded-state.ts';
import { createFingerprint } from '../lib/fingerprint.ts';
import { createDrafts, restoreDrafts, storeDrafts } from '../lib/storage/drafts.ts';
import type { Drafts } from '../lib/storage/drafts.ts';
import { createPersistedValue } from '../lib/storage/persisted-value.ts';
import { restoreCart, storeCart } from '../machines/cart/cart-storage.ts';
import { restoreDraft, storeDraft } from '../machines/checkout/checkout-draft.ts';
import { tabActorsOf, whenReady } from '../machines/root/root.machine.ts';
import type { rootMachine } from '../machines/root/root.machine.ts';
import type { TabActors } from '../machines/root/root.types.ts';
import { restoreSession, storeSession } from '../machines/session/session-storage.ts';
import { accessToken, loggedInPerson } from '../machines/session/session.selectors.ts';
import { demandRefresh } from '../machines/tokenRefresh/demand-refresh.ts';
import { createHostCalls } from '../graphql/host-calls.ts';
import type { HostCalls } from '../graphql/host-calls.ts';
import { provideRoot } from './actor-logic/root-actors.ts';
import { notifyDraftsOfPerson } from './actor-logic/person-drafts.ts';
import type { StoredValues } from './actor-logic/tab-storage.ts';
import { inspected } from '../state/inspected.ts';

interface TabClient {
  client: DeferredClient;
  /** Not started yet: only starting it makes calls. */
  root: Actor<typeof rootMachine>;
  host: HostCalls;
  stored: StoredValues;
  drafts: Drafts;
}

/**
 * Creates the tab's only client and its root actor, which use each other. Calls wait until the root is
 * started.
 */
export function createTabClient(
  state: EmbeddedState,
  i18n: I18n,
  navigate: (path: string) => void,
): TabClient {
  const actors = (): TabActors => tabActorsOf(root.getSnapshot());
  const sessionNow = () => actors().session.getSnapshot();
  const baseUrl = () => chooseBaseUrl({ session: sessionNow().context.baseURL, configured: state.apiBase });
  const startInTurn = createStartQueue(BROWSER_SPACING_MS, window);
  const links = {
    baseUrl,
    spacing: startInTurn,
    ready: () => whenReady(root),
    getToken: () => accessToken(sessionNow()),
    getPerson: () => loggedInPerson(sessionNow()),
    canRefresh: () => sessionNow().context.refresh_token !== null,
    refresh: (expired) => demandRefresh(actors().tokenRefresh, expired),
    onSignedOut: () => actors().session.send({ type: 'tokens.refuse' }),
    onRequestResult: (result) =>
      actors().connectivity.send({ type: result === 'ok' ? 'request.succeed' : 'request.fail' }),
  } satisfies Omit<LinkOptions, 'localize'>;
  const client = createDeferredClient(state.results, async () => {
    const { createBrowserClient } = await withNetworkError(import('./browser-client.ts'));
    return createBrowserClient({ links, i18n, session: actors().session, results: state.results });
  });
  const host = createHostCalls(client.early);
  const stored = openStoredValues();
  const logic = inspected(provideRoot({ host, baseUrl, startInTurn, navigate, stored }));
  const input = { session: stored.session.read(), cart: stored.cart.read() };
  const root: Actor<typeof rootMachine> = createActor(logic, { systemId: 'root', input });
  const drafts = createDrafts(openStoredDrafts());
  notifyDraftsOfPerson(actors().session, drafts);
  return { client, root, host, stored, drafts };
}

const openStoredDrafts = () =>
  createPersistedValue({ key: 'drafts', encode: storeDrafts, decode: restoreDrafts });

/** What this browser has stored, shared between its tabs. */
function openStoredValues(): StoredValues {
  return {
    session: createPersistedValue({
      key: 'session',
      encode: storeSession,
      decode: (text) => restoreSession(text, createFingerprint),
    }),
    cart: createPersistedValue({ key: 'cart', encode: storeCart, decode: restoreCart }),
    checkoutDraft: createPersistedValue({ key: 'checkout', encode: storeDraft, decode: restoreDraft }),
  };
}
