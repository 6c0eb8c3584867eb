import { ACCESS_TOKEN_MINUTES } from '../domain/accounts/access-tokens.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { codeExchangeFromWire } from '../wire/oauth.ts';
import type { RestDomain } from './rest-routes.ts';

/** Logins by OAuth, and the login methods the shop offers. */
export function loginRest({ environment, oauth, passkeys, settings }: Services): RestDomain {
  return {
    forms: ['oauthToken'],
    handlers: {
      async oauthToken(input, { request, reply }) {
        reply.header('cache-control', 'no-store');
        const exchange = codeExchangeFromWire(input, request.ip);
        return mapOutcome(await oauth.exchange(exchange), (pair) => ({
          ...pair,
          token_type: 'bearer',
          expires_in: ACCESS_TOKEN_MINUTES * 60,
        }));
      },
      async loginOptions() {
        const { login_google: google, login_code_only: code_only } = await settings.business();
        const { loginApiBases, enterHashHosts } = environment;
        return {
          google,
          passkey_origin: code_only ? null : passkeys.origin,
          code_only,
          api_bases: loginApiBases,
          enter_hash_hosts: enterHashHosts,
        };
      },
    },
  };
}
