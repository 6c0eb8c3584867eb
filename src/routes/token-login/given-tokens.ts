import type { GivenTokens } from '../../machines/tokenLogin/tokenLogin.machine.ts';

/**
 * What a link of the token-login brings: `a`, `r` and perhaps `b` (GRD-07). A base counts only when its origin is that of
 * an allowed one, and then that one is meant, whatever path was written (GRD-08, A21).
 * @param allowed base URLs, the page's own origin among them
 * @returns null without both tokens
 */
export function givenTokens(query: URLSearchParams, allowed: readonly string[]): GivenTokens | null {
  const [access_token, refresh_token] = [query.get('a'), query.get('r')];
  if (!access_token || !refresh_token) return null;
  return { access_token, refresh_token, baseURL: allowedBase(query.get('b'), allowed) };
}

function allowedBase(asked: string | null, allowed: readonly string[]): string | null {
  if (!asked) return null;
  const origin = URL.parse(asked)?.origin;
  const base = allowed.find((one) => origin !== 'null' && URL.parse(one)?.origin === origin) ?? null;
  if (base === null) console.warn('The link names a host that is not allowed here: it is ignored');
  return base;
}
