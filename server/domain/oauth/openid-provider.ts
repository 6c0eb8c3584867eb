import * as oauth from 'oauth4webapi';
import { isLoopback } from '../../../src/rules/loopback.ts';
import { normaliseEmail } from '../accounts/email-address.ts';
import type { AuthorizeRequest } from './authorize-request.ts';

const TIMEOUT_MS = 10_000;
const SCOPE = 'openid email profile';

export interface ProviderConfiguration {
  /** URL of the OpenID provider, as in its discovery document. */
  issuer: string;
  clientId: string;
  /** Null if the shop is a public client there. */
  clientSecret: string | null;
}

/** A user logged in at the provider, with an address the provider has verified. */
export interface ProviderUser {
  email: string;
  first_name: string;
  last_name: string;
}

interface ProviderExchange {
  code: string;
  redirect_uri: string;
  code_verifier: string;
  nonce: string;
  iss: string | null;
}

/** The provider's result: a user with a verified address, or an unverified address. */
export type ProviderResult =
  | { kind: 'known'; person: ProviderUser }
  | { kind: 'unverified'; email: string }
  /** An invalid code, or no usable address. */
  | { kind: 'refused' };

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim.trim().slice(0, 100) : '');

/** Requires an address verified by the provider, as accounts are found by the address alone (A02). */
function personOf(claims: Record<string, unknown>): ProviderResult {
  const email = normaliseEmail(textOf(claims['email']));
  if (email === null) return { kind: 'refused' };
  if (claims['email_verified'] !== true) return { kind: 'unverified', email };
  const [first_name, last_name] = [textOf(claims['given_name']), textOf(claims['family_name'])];
  return { kind: 'known', person: { email, first_name, last_name } };
}

/** An OpenID provider that replaces the shop's own login (A80). */
export class OpenIdProvider {
  readonly #issuer: URL;
  readonly #client: oauth.Client;
  readonly #authentication: oauth.ClientAuth;
  readonly #insecure: boolean;
  #found: oauth.AuthorizationServer | null = null;

  constructor({ issuer, clientId, clientSecret }: ProviderConfiguration) {
    this.#issuer = new URL(issuer);
    this.#client = { client_id: clientId };
    this.#authentication = clientSecret === null ? oauth.None() : oauth.ClientSecretPost(clientSecret);
    this.#insecure = isLoopback(this.#issuer.hostname);
  }

  /**
   * Returns the URL of the provider's login screen for a request of the storefront. Rejects if the provider
   * is unreachable.
   */
  async authorizeUrl(request: AuthorizeRequest): Promise<string> {
    const { authorization_endpoint } = await this.#discover();
    if (!authorization_endpoint) throw new Error(`${this.#issuer.href} names no authorization endpoint`);
    const url = new URL(authorization_endpoint);
    const parameters = {
      response_type: 'code',
      client_id: this.#client.client_id,
      redirect_uri: request.redirect_uri,
      scope: SCOPE,
      state: request.state ?? '',
      nonce: request.nonce ?? '',
      code_challenge: request.code_challenge ?? '',
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Exchanges the provider's code for the user who logged in. Rejects if the provider is unreachable. */
  async exchange(given: ProviderExchange): Promise<ProviderResult> {
    try {
      return await this.#userOfCode(given);
    } catch (error) {
      const isRefusal =
        error instanceof oauth.ResponseBodyError ||
        error instanceof oauth.AuthorizationResponseError ||
        error instanceof oauth.OperationProcessingError;
      if (isRefusal) return { kind: 'refused' };
      throw error;
    }
  }

  async #userOfCode(given: ProviderExchange): Promise<ProviderResult> {
    const { code, iss, redirect_uri, code_verifier, nonce } = given;
    const server = await this.#discover();
    const returned = new URLSearchParams({ code, ...(iss === null ? {} : { iss }) });
    const parameters = oauth.validateAuthResponse(server, this.#client, returned, oauth.expectNoState);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      this.#client,
      this.#authentication,
      parameters,
      redirect_uri,
      code_verifier,
      this.#options(),
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, this.#client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) return { kind: 'refused' };
    if (claims['email'] !== undefined || !server.userinfo_endpoint) return personOf(claims);
    const asked = await oauth.userInfoRequest(server, this.#client, tokens.access_token, this.#options());
    return personOf(await oauth.processUserInfoResponse(server, this.#client, claims.sub, asked));
  }

  /** Fetches the provider's discovery document once; retried after a failure. */
  async #discover(): Promise<oauth.AuthorizationServer> {
    if (this.#found) return this.#found;
    const response = await oauth.discoveryRequest(this.#issuer, this.#options());
    this.#found = await oauth.processDiscoveryResponse(this.#issuer, response);
    return this.#found;
  }

  #options() {
    return { signal: AbortSignal.timeout(TIMEOUT_MS), [oauth.allowInsecureRequests]: this.#insecure };
  }
}
