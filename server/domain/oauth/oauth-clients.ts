import { OAUTH_CALLBACK, STOREFRONT_CLIENT } from '../../../src/rules/oauth-client.ts';
import { isLoopback } from '../../../src/rules/loopback.ts';

/** Who may ask for a login, and where its answer may go: to these URLs, letter by letter. */
export interface OAuthClient {
  id: string;
  redirectUris: readonly string[];
}

/** A shop on this machine is opened by either name. */
function storefrontUrls(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (!isLoopback(url.hostname)) return [publicUrl];
  const twin = new URL(publicUrl);
  twin.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return [publicUrl, twin.href.replace(/\/+$/, '')];
}

/** The clients by their id: the shop's own storefront, and those that are configured. */
export function oauthClients(
  publicUrl: string,
  others: readonly { id: string; redirectUri: string }[],
): ReadonlyMap<string, OAuthClient> {
  const storefront = {
    id: STOREFRONT_CLIENT,
    redirectUris: storefrontUrls(publicUrl).map((url) => url + OAUTH_CALLBACK),
  };
  const configured = others.map(({ id, redirectUri }) => ({ id, redirectUris: [redirectUri] }));
  return new Map([...configured, storefront].map((client) => [client.id, client]));
}
