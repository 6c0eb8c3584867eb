import { OAUTH_CALLBACK, STOREFRONT_CLIENT } from '../../../src/rules/oauth-client.ts';
import { isLoopback } from '../../../src/rules/loopback.ts';

/** A client that may request a login, and the exact URLs it may be redirected to. */
export interface OAuthClient {
  id: string;
  redirectUris: readonly string[];
}

/** A shop on this machine may be opened under either host name. */
function storefrontUrls(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (!isLoopback(url.hostname)) return [publicUrl];
  const twin = new URL(publicUrl);
  twin.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return [publicUrl, twin.href.replace(/\/+$/, '')];
}

/** Returns the clients by id: the shop's own storefront, and the configured ones. */
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
