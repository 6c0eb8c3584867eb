import * as oauth from 'oauth4webapi';
import { isLoopback } from '../../../src/rules/loopback.ts';
import { normaliseEmail } from '../accounts/email-address.ts';
import type { AuthorizeRequest } from './authorize-request.ts';

const TIMEOUT_MS = 10_000;
const SCOPE = 'openid email profile';

export interface ProviderConfiguration {
  /** URL of the OpenID provider, as its discovery document names it. */
  issuer: string;
  clientId: string;
  /** Null: the shop is a public client there. */
  clientSecret: string | null;
}

/** Who has logged in at the provider, with an address that it has verified. */
export interface ForeignPerson {
  email: string;
  first_name: string;
  last_name: string;
}

interface ForeignExchange {
  code: string;
  redirect_uri: string;
  code_verifier: string;
  nonce: string;
  iss: string | null;
}

/** Whom the provider names: somebody with an address that it has verified, or an address that it does not vouch for. */
export type ForeignAnswer =
  | { kind: 'known'; person: ForeignPerson }
  | { kind: 'unverified'; email: string }
  /** No good code, or nobody's. */
  | { kind: 'refused' };

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim.trim().slice(0, 100) : '');

/** Nobody without an address that the provider vouches for: by the address alone accounts are found (A02). */
function personOf(claims: Record<string, unknown>): ForeignAnswer {
  const email = normaliseEmail(textOf(claims['email']));
  if (email === null) return { kind: 'refused' };
  if (claims['email_verified'] !== true) return { kind: 'unverified', email };
  const [first_name, last_name] = [textOf(claims['given_name']), textOf(claims['family_name'])];
  return { kind: 'known', person: { email, first_name, last_name } };
}

/** An OpenID provider that stands in the place of the shop's own login (A80). */
export class ForeignProvider {
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

  /** The provider's own screen for a request of the storefront. Rejects when it is out of reach. */
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

  /** The provider's code → who has logged in. Rejects when it is out of reach. */
  async exchange(given: ForeignExchange): Promise<ForeignAnswer> {
    try {
      return await this.#personBehind(given);
    } catch (error) {
      const isRefusal =
        error instanceof oauth.ResponseBodyError ||
        error instanceof oauth.AuthorizationResponseError ||
        error instanceof oauth.OperationProcessingError;
      if (isRefusal) return { kind: 'refused' };
      throw error;
    }
  }

  async #personBehind(given: ForeignExchange): Promise<ForeignAnswer> {
    const { code, iss, redirect_uri, code_verifier, nonce } = given;
    const server = await this.#discover();
    const answered = new URLSearchParams({ code, ...(iss === null ? {} : { iss }) });
    const parameters = oauth.validateAuthResponse(server, this.#client, answered, oauth.expectNoState);
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

  /** The provider's description of itself, asked for once; a failure is asked for anew. */
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
