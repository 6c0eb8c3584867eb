import type { ApolloClient } from '@apollo/client';
import { followRedirects, targetsOf, withQuery } from '../../rules/redirects.ts';
import { RedirectsDocument } from './Redirects.generated.ts';
import type { RedirectsQuery } from './Redirects.generated.ts';

const FRESH_MS = 60_000;

const requestedAt = new WeakMap<ApolloClient, number>();

type Redirects = RedirectsQuery['domainInitialData']['redirects'];

/** The redirect table; each client requests it at most once a minute (PGR-14). */
export async function readRedirects(client: ApolloClient, now: () => number = Date.now): Promise<Redirects> {
  const last = requestedAt.get(client);
  const isFresh = last !== undefined && now() - last < FRESH_MS;
  if (!isFresh) requestedAt.set(client, now());
  const { data } = await client.query({
    query: RedirectsDocument,
    fetchPolicy: isFresh ? 'cache-first' : 'network-only',
  });
  return data?.domainInitialData.redirects ?? [];
}

/**
 * The redirect table's final target for a path (RT-26), with `search` (`?…` or '') appended to the target's own;
 * `null` for none or a loop.
 */
export function redirectTarget(redirects: Redirects, path: string, search: string): string | null {
  const target = followRedirects(targetsOf(redirects), path);
  return target === null ? null : withQuery(target, search);
}
