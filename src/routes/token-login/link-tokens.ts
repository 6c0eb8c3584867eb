import type { LinkTokens } from '../../machines/tokenLogin/tokenLogin.machine.ts';

/**
 * Parses a token-login link: `a`, `r` and optionally `b` (GRD-07). A base URL only counts if its origin is
 * that of an allowed one, which then replaces it, whatever its path (GRD-08, A21).
 * @param allowed base URLs, including the page's own origin
 * @returns `null` unless both tokens are given
 */
export function readLinkTokens(query: URLSearchParams, allowed: readonly string[]): LinkTokens | null {
  const [access_token, refresh_token] = [query.get('a'), query.get('r')];
  if (!access_token || !refresh_token) return null;
  return { access_token, refresh_token, baseURL: allowedBase(query.get('b'), allowed) };
}

function allowedBase(requested: string | null, allowed: readonly string[]): string | null {
  if (!requested) return null;
  const origin = URL.parse(requested)?.origin;
  const base = allowed.find((one) => origin !== 'null' && URL.parse(one)?.origin === origin) ?? null;
  if (base === null) console.warn('The link names a host that is not allowed here: it is ignored');
  return base;
}
