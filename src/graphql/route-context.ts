import type { ApolloClient } from '@apollo/client';
import { createContext, RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { Failure } from '../lib/failure.ts';
import type { Cart } from './generated/types.ts';

const apolloContext = createContext<ApolloClient>();
const visitContext = createContext<OwnVisit>({ cart: null, refused: null });

/** A form that was posted without script, and why the host did not take it. */
export interface RefusedForm {
  failure: Failure;
  /** What stood in a product's form; null for a change of the cart. */
  values: {
    choices: Record<string, string>;
    addonValues: Record<number, string[]>;
    qty?: number;
  } | null;
}

/** What a page is rendered with for its visitor alone. */
export interface OwnVisit {
  /** What the cookie opens. */
  cart: Cart | null;
  refused: RefusedForm | null;
}

/**
 * What loaders are given: the Apollo client of this render or this browser.
 * @param visit what is the visitor's own, on the server only
 */
export function createRouteContext(client: ApolloClient, visit?: OwnVisit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  if (visit) context.set(visitContext, visit);
  return context;
}

/** The Apollo client that a loader preloads through. */
export const clientOf = (context: LoaderFunctionArgs['context']): ApolloClient => context.get(apolloContext);

/** What a page is rendered with for its visitor alone; nothing in the browser, whose cart is a machine's. */
export const ownVisitOf = (context: LoaderFunctionArgs['context']): OwnVisit => context.get(visitContext);
