import type { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { GRAPHQL_ACCEPT } from '../../rules/graphql-accept.ts';
import { documentParts } from '../selected-fields.ts';

/** Longer URLs may be truncated or refused on the way. */
const MAX_URL_LENGTH = 2_000;

/** A request to `/graphql`. */
export interface GraphqlRequest {
  url: string;
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };
}

/** An operation, and the hash that identifies its document; `null` to send the document itself. */
export interface HashedOperation {
  operation: ApolloLink.Operation;
  hash: string | null;
}

/** The SHA-256 that code generation put into a document; `null` unless from a `.graphql` file. */
export function documentHash({ query }: ApolloLink.Operation): string | null {
  const meta: unknown = '__meta__' in query ? query.__meta__ : null;
  return typeof meta === 'object' && meta !== null && 'hash' in meta ? String(meta.hash) : null;
}

/** The variables that the document declares, in constant order, so that equal queries have equal URLs. */
function declared({ query, variables }: ApolloLink.Operation): Record<string, unknown> {
  const names = documentParts(query).operation.variableDefinitions?.map(
    ({ variable }) => variable.name.value,
  );
  return Object.fromEntries((names ?? []).map((name) => [name, variables[name]]));
}

function bodyOf({ operation, hash }: HashedOperation): object {
  const { operationName, query } = operation;
  const document = hash === null ? { operationName, query: print(query) } : { documentId: `sha256:${hash}` };
  return { ...document, variables: declared(operation) };
}

function getUrl(url: string, { operation, hash }: HashedOperation): string {
  const query = new URLSearchParams({ documentId: `sha256:${hash}` });
  const variables = JSON.stringify(declared(operation));
  if (variables !== '{}') query.set('variables', variables);
  return `${url}?${query}`;
}

/** Operations → their request: a single one with a known hash is a cacheable GET, all else one POST. */
export function graphqlRequest(url: string, requested: readonly HashedOperation[]): GraphqlRequest {
  const [single] = requested;
  if (single && requested.length === 1 && single.hash !== null) {
    const address = getUrl(url, single);
    if (address.length <= MAX_URL_LENGTH)
      return { url: address, init: { method: 'GET', headers: { accept: GRAPHQL_ACCEPT } } };
  }
  const headers = { accept: GRAPHQL_ACCEPT, 'content-type': 'application/json' };
  return { url, init: { method: 'POST', headers, body: JSON.stringify(requested.map(bodyOf)) } };
}
