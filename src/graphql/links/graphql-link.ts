import type { ApolloLink } from '@apollo/client';
import { BatchLink } from '@apollo/client/link/batch';
import { Observable } from 'rxjs';
import { untilResumed } from '../paused-responses.ts';
import { batchRule } from '../generated/contract-rules.ts';
import { restErrorFrom } from '../rest-error.ts';
import { documentHash, graphqlRequest } from './graphql-request.ts';
import type { HashedOperation } from './graphql-request.ts';
import { isRecord } from '../../rules/is-record.ts';

interface GraphqlLinkOptions {
  baseUrl: () => string;
  fetch: typeof fetch;
  /** Whether the host may know documents by their hash; true by default. */
  isHashKnown?: boolean | undefined;
}

type Operation = ApolloLink.Operation;
type Result = ApolloLink.Result;

/** Apollo reads 0 as "not given" and would wait 10 ms. */
const NEXT_TICK_MS = 1;
/** Statuses with which hosts refuse a hash: one of another release, or hashes altogether. */
const HASH_REFUSED: readonly number[] = [400, 404, 405];

/**
 * Sends the operations of one tick to `/graphql` as a single request (A61). Documents are sent as hashes; a
 * host of another release, lacking a hash, is from then on sent the whole document. Error responses become a
 * `RestError`.
 */
export function createGraphqlLink(options: GraphqlLinkOptions): ApolloLink {
  const send = createSend(options);
  return new BatchLink({
    batchMax: batchRule.maxItems,
    batchInterval: NEXT_TICK_MS,
    batchKey: (operation) =>
      options.baseUrl() + JSON.stringify([headersOf(operation), priorityOf(operation)]),
    batchHandler: (operations) =>
      new Observable((observer) => {
        const abort = new AbortController();
        let isComplete = false;
        send(operations, abort.signal).then(
          async (results) => {
            await untilResumed();
            isComplete = true;
            observer.next(results);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        // Aborting creates an error with its stack, even when nothing is left to abort.
        return () => isComplete || abort.abort();
      }),
  });
}

type Send = (operations: readonly Operation[], signal: AbortSignal) => Promise<Result[]>;

function createSend({ baseUrl, fetch, isHashKnown = true }: GraphqlLinkOptions): Send {
  const refused = new Set<string | null>();
  const hashOf = (operation: Operation) => {
    const hash = isHashKnown ? documentHash(operation) : null;
    return refused.has(hash) ? null : hash;
  };
  const send: Send = async (operations, signal) => {
    const requested = operations.map((operation) => ({ operation, hash: hashOf(operation) }));
    const { url, init } = graphqlRequest(`${baseUrl()}/graphql`, requested);
    const headers = { ...init.headers, ...headersOf(operations[0]) };
    const priority = priorityOf(operations[0]);
    const response = await fetch(url, { ...init, headers, priority, signal });
    for (const operation of operations) operation.setContext({ response });
    const byHash = requested.some(({ hash }) => hash !== null);
    const results =
      byHash && HASH_REFUSED.includes(response.status) ? [] : await resultsOf(response, requested);
    return Promise.all(
      requested.map((one, at) => {
        const result = results[at];
        const isUnknown = !result || (one.hash !== null && saysUnknownHash(result));
        return isUnknown ? sendWhole(one, signal) : result;
      }),
    );
  };
  const sendWhole = async ({ operation, hash }: HashedOperation, signal: AbortSignal): Promise<Result> => {
    refused.add(hash);
    const [result = {}] = await send([operation], signal);
    return result;
  };
  return send;
}

const headersOf = (operation: Operation | undefined): Record<string, string> =>
  operation?.getContext()['headers'] ?? {};

/** `low` for requests that nothing on screen waits for. */
const priorityOf = (operation: Operation | undefined): RequestPriority =>
  operation?.getContext()['priority'] ?? 'auto';

/** With GraphQL's own media type the results contain the errors, whatever the status. */
async function resultsOf(response: Response, { length }: readonly HashedOperation[]): Promise<Result[]> {
  const text = await response.text();
  const isGraphql = response.headers.get('content-type')?.includes('application/graphql-response+json');
  const results = response.ok || isGraphql ? readResults(text) : [];
  if (results.length !== length) throw restErrorFrom(response.status, text);
  return results;
}

const saysUnknownHash = ({ errors }: Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

const isResult = (value: unknown): value is Result =>
  isRecord(value) && ('data' in value || 'errors' in value);

function readResults(text: string): Result[] {
  try {
    return [JSON.parse(text)].flat().filter(isResult);
  } catch {
    return [];
  }
}
