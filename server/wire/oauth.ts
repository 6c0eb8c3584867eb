import type { CodeExchange } from '../domain/oauth/oauth-manager.ts';
import type { MutationOauthTokenArgs } from '../generated/wire.ts';

/** Reads a code to be exchanged for tokens (APA-14). `from`: the IP address of the request. */
export const codeExchangeFromWire = (input: MutationOauthTokenArgs, from: string): CodeExchange => ({
  grant_type: input.grant_type,
  code: input.code,
  client_id: input.client_id,
  redirect_uri: input.redirect_uri ?? null,
  code_verifier: input.code_verifier ?? null,
  nonce: input.nonce ?? null,
  iss: input.iss ?? null,
  fingerprint: input.fingerprint ?? null,
  from,
});
