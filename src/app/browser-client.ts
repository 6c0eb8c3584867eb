import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import type { ActorRefFrom } from 'xstate';
import { createApolloClient } from '../graphql/client.ts';
import { createLinks } from '../graphql/links/link-chain.ts';
import type { LinkOptions } from '../graphql/links/link-chain.ts';
import { seedResults } from '../graphql/page-results.ts';
import type { PageResults } from '../graphql/page-results.ts';
import { createRefusalLocalizer } from '../i18n/localize-refusals.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';
import { evictOnPersonChange } from './evict-on-person-change.ts';
import { typePolicies } from './type-policies.ts';

interface BrowserClientOptions {
  links: Omit<LinkOptions, 'localize'>;
  i18n: I18n;
  session: ActorRefFrom<typeof sessionMachine>;
  results: PageResults;
}

/** Creates the tab's only Apollo client. Importing this module loads Apollo's code, after hydration. */
export function createBrowserClient({ links, i18n, session, results }: BrowserClientOptions): ApolloClient {
  const localize = createRefusalLocalizer(i18n);
  const client = createApolloClient({ link: createLinks({ ...links, localize }), typePolicies });
  evictOnPersonChange(session, client.cache);
  return seedResults(client, results);
}
