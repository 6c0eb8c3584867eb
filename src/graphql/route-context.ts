import type { ApolloClient } from '@apollo/client';
import { createContext, RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { Cart } from './generated/types.ts';

const apolloContext = createContext<ApolloClient>();
const cartContext = createContext<Cart | null>(null);

/**
 * What loaders are given: the Apollo client of this render or this browser.
 * @param cart what the visitor's cookie opens, on the server only
 */
export function createRouteContext(client: ApolloClient, cart: Cart | null = null): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  context.set(cartContext, cart);
  return context;
}

/** The Apollo client that a loader preloads through. */
export const clientOf = (context: LoaderFunctionArgs['context']): ApolloClient => context.get(apolloContext);

/** The cart that a page is rendered with for its visitor alone; null in the browser, whose cart is a machine's. */
export const renderedCartOf = (context: LoaderFunctionArgs['context']): Cart | null =>
  context.get(cartContext);
