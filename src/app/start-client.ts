import type { ApolloClient } from '@apollo/client';
import { baseAddress } from '../graphql/base-address.ts';
import { createApolloClient } from '../graphql/client.ts';
import { createLinks } from '../graphql/links/link-chain.ts';
import type { EmbeddedState } from '../lib/embedded-state.ts';
import { whenReady } from '../machines/readinessGate/readinessGate.machine.ts';
import { accessToken, loggedInPerson } from '../machines/session/session.selectors.ts';
import { demandRefresh } from '../machines/tokenRefresh/demand-refresh.ts';
import { createHostCalls } from './actor-logic/host-calls.ts';
import type { HostCalls } from './actor-logic/host-calls.ts';
import { evictOnPersonChange } from './evict-on-person-change.ts';
import { startActors } from './start-actors.ts';
import type { TabActors } from './start-actors.ts';
import { createPersistedValue } from '../lib/storage/persisted-value.ts';
import type { PersistedValue } from '../lib/storage/persisted-value.ts';
import { restoreDraft, storeDraft } from '../machines/checkout/checkout-draft.ts';
import type { CheckoutDraft } from '../machines/checkout/checkout.types.ts';
import { typePolicies } from './type-policies.ts';

interface StartedClient {
  client: ApolloClient;
  actors: TabActors;
  host: HostCalls;
  checkoutDraft: PersistedValue<CheckoutDraft>;
}

/**
 * Makes the tab's one client and its actors. The links are given functions that look at the actors, and the
 * actors call through the client: each exists before the other is first used.
 */
export function startClient(state: EmbeddedState, navigate: (path: string) => void): StartedClient {
  const baseUrl = () =>
    baseAddress({
      session: actors?.session.getSnapshot().context.baseURL ?? null,
      configured: state.apiBase,
    });
  const started = () => {
    if (!actors) throw new Error('a call was made before the actors were started');
    return actors;
  };
  const session = () => started().session.getSnapshot();
  const client = createApolloClient({
    link: createLinks({
      baseUrl,
      ready: () => whenReady(started().readinessGate),
      getToken: () => accessToken(session()),
      getPerson: () => loggedInPerson(session()),
      canRefresh: () => session().context.refresh_token !== null,
      refresh: (expired) => demandRefresh(started().tokenRefresh, expired),
      onSignedOut: () => started().session.send({ type: 'tokens.refuse' }),
      onRequestResult: (result) =>
        started().connectivity.send({ type: result === 'ok' ? 'request.succeed' : 'request.fail' }),
    }),
    typePolicies,
    state: state.apollo,
  });
  const host = createHostCalls(client);
  let actors: TabActors | null = null;
  const checkoutDraft = createPersistedValue({ key: 'checkout', encode: storeDraft, decode: restoreDraft });
  const onCreated = (created: TabActors) => {
    actors = created;
    evictOnPersonChange(created.session, client.cache);
  };
  actors = startActors({ host, baseUrl, navigate, checkoutDraft, onCreated });
  return { client, actors, host, checkoutDraft };
}
