import { ApolloLink } from '@apollo/client';
import type { FieldNode } from 'graphql';
import { Observable } from 'rxjs';
import { restTable } from '../generated/rest-table.ts';
import { restErrorFrom } from '../rest-error.ts';
import { documentParts, selectedFields } from '../selected-fields.ts';
import { restResult } from './rest-result.ts';
import { restRequest } from './rest-request.ts';

/** Maximum characters of a body sent with `keepalive`: browsers allow 64 KiB for all of them together. */
const MAX_KEEPALIVE = 4_000;

interface RestLinkOptions {
  baseUrl: () => string;
  fetch: typeof fetch;
  /** The text of a response → the same with the host's refusals in the shopper's language. */
  localize?: ((bodyText: string) => Promise<string>) | undefined;
}

interface CallOptions extends Pick<RestLinkOptions, 'fetch' | 'localize'> {
  baseUrl: string;
  headers: Record<string, string>;
  isMutation: boolean;
  signal: AbortSignal;
}

/**
 * Sends each root field of an operation as its REST call from the generated table, in parallel; the responses
 * together are its data. The first failing call fails the operation with its `RestError`.
 */
export function createRestLink({ baseUrl, fetch, localize }: RestLinkOptions): ApolloLink {
  return new ApolloLink((operation) => {
    const { operation: definition, fragments } = documentParts(operation.query);
    const { variables } = operation;
    const headers: Record<string, string> = operation.getContext()['headers'] ?? {};
    const isMutation = definition.operation === 'mutation';
    return new Observable((observer) => {
      const abort = new AbortController();
      const options = { baseUrl: baseUrl(), fetch, localize, headers, isMutation, signal: abort.signal };
      const roots = [...selectedFields([definition.selectionSet], fragments, variables)];
      Promise.all(
        roots.map(async ([key, nodes]) => [key, await rootResult(nodes, { fragments, variables }, options)]),
      ).then(
        (entries) => {
          observer.next({ data: Object.fromEntries(entries) });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => abort.abort();
    });
  });
}

async function rootResult(
  nodes: readonly FieldNode[],
  context: Parameters<typeof restResult>[3],
  options: CallOptions,
): Promise<unknown> {
  const field = nodes[0];
  const call = field && restTable[field.name.value];
  if (!call) throw new Error(`Not a REST call: ${field?.name.value}`);
  const { path, method, body } = restRequest(field, call, context.variables);
  const response = await options.fetch(`${options.baseUrl}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...options.headers,
    },
    body,
    priority: options.isMutation ? 'high' : 'auto',
    // A change must survive leaving the page immediately afterwards.
    keepalive: options.isMutation && typeof body === 'string' && body.length < MAX_KEEPALIVE,
    signal: options.signal,
  });
  return restResult(await jsonOf(response, options.localize), call.response, nodes, context);
}

async function jsonOf(response: Response, localize: CallOptions['localize']): Promise<unknown> {
  const body = await response.text();
  const text = localize ? await localize(body) : body;
  if (!response.ok) throw restErrorFrom(response.status, text);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw restErrorFrom(response.status, text);
  }
}
