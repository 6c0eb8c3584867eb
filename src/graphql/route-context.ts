import type { ApolloClient } from '@apollo/client';
import { createContext, RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

const apolloContext = createContext<ApolloClient>();

/** What loaders are given: the Apollo client of this render or this browser. */
export function createRouteContext(client: ApolloClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  return context;
}

/** The Apollo client that a loader preloads through. */
export const clientOf = (context: LoaderFunctionArgs['context']): ApolloClient => context.get(apolloContext);
