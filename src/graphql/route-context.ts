import type { ApolloClient } from '@apollo/client';
import { createContext, RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { Failure } from '../lib/failure.ts';
import type { Cart } from './generated/types.ts';

const apolloContext = createContext<ApolloClient>();
const visitContext = createContext<VisitorData>({ cart: null, refused: null });

/** A form posted without script, and why the host refused it. */
export interface RefusedForm {
  failure: Failure;
  /** Values of a product's form; `null` for a change of the cart. */
  values: {
    choices: Record<string, string>;
    addonValues: Record<number, string[]>;
    qty?: number;
  } | null;
}

/** A page's data for its visitor alone. */
export interface VisitorData {
  /** The cart of the visitor's cookie. */
  cart: Cart | null;
  refused: RefusedForm | null;
}

/**
 * Context of the loaders: the Apollo client of this render or browser.
 * @param visit the visitor's own data, on the server only
 */
export function createRouteContext(client: ApolloClient, visit?: VisitorData): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  if (visit) context.set(visitContext, visit);
  return context;
}

/** The Apollo client that a loader preloads through. */
export const clientOf = (context: LoaderFunctionArgs['context']): ApolloClient => context.get(apolloContext);

/** The visitor's own data for the page; empty in the browser, where a machine owns the cart. */
export const visitorDataOf = (context: LoaderFunctionArgs['context']): VisitorData =>
  context.get(visitContext);
