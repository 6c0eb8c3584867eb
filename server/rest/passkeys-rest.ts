import type { AccessClaims } from '../domain/accounts/access-tokens.ts';
import { readBearer } from '../http/bearer.ts';
import { invalid, invalidAt, mapOutcome, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { Services } from '../services.ts';
import type { RestContext, RestDomain, RestHandlers } from './rest-routes.ts';

/** Returns the login of a call, or the refusal 401 LOGIN_REQUIRED. */
async function claimsOf({ sessions }: Services, { request }: RestContext): Promise<Outcome<AccessClaims>> {
  const reading = await readBearer(request, sessions);
  if (reading?.kind !== 'valid') return refused(401, refusalText('LOGIN_REQUIRED'));
  return success(reading.claims);
}

/** Returns the refusal of a shop that only allows logins by e-mailed code (GEN-21); null for any other. */
async function refusalOf({ settings }: Services) {
  return (await settings.business()).login_code_only ? invalid(refusalText('PASSKEYS_OFF')) : null;
}

function loginHandlers(services: Services): RestHandlers {
  const { passkeys } = services;
  return {
    async userPasskeyLoginOptions({ fingerprint }) {
      const refusal = await refusalOf(services);
      return refusal ?? passkeys.loginOptions(fingerprint);
    },
    async userPasskeyLogin({ user_handle = null, ...signed }, context) {
      const refusal = await refusalOf(services);
      return refusal ?? passkeys.logIn({ ...signed, user_handle, from: context.request.ip });
    },
  };
}

function confirmHandlers(services: Services): RestHandlers {
  const { accounts, sessions } = services;
  return {
    async userConfirmLogin({ code, fingerprint }, context) {
      const login = await claimsOf(services, context);
      if (!login.ok) return login;
      const { userId } = login.value;
      const email = (await accounts.userById(userId))?.email ?? '';
      const proved = await accounts.userByCode({ email, code, fingerprint, from: context.request.ip });
      if (!proved.ok) return proved;
      if (proved.value !== userId) return invalidAt('code', refusalText('CODE_INVALID'));
      await sessions.confirm(login.value);
      return { success: true };
    },
  };
}

function ownHandlers(services: Services): RestHandlers {
  const { passkeys, settings } = services;
  return {
    async userPasskeys(_input, { viewer }) {
      return { data: await passkeys.list(viewer.userId) };
    },
    async userPasskeyOptions(_input, context) {
      const login = await claimsOf(services, context);
      if (!login.ok) return login;
      const { name } = await settings.domain();
      const refusal = await refusalOf(services);
      return refusal ?? passkeys.newPasskeyOptions(login.value, name);
    },
    async userPasskeyAdd({ transports, ...signed }, context) {
      const login = await claimsOf(services, context);
      if (!login.ok) return login;
      const { ip: from, headers } = context.request;
      return passkeys.add(login.value, {
        ...signed,
        transports: transports ?? [],
        userAgent: headers['user-agent'],
        from,
      });
    },
    async userPasskeyRename({ id, name }, context) {
      const login = await claimsOf(services, context);
      return login.ok ? passkeys.rename({ userId: login.value.userId, id }, name) : login;
    },
    async userPasskeyRemove({ id }, context) {
      const login = await claimsOf(services, context);
      if (!login.ok) return login;
      const removed = await passkeys.remove({ userId: login.value.userId, id }, context.request.ip);
      return mapOutcome(removed, () => ({ success: true }));
    },
  };
}

/** Logins by passkey, and an account's passkeys (decision 037). */
export function passkeysRest(services: Services): RestDomain {
  return {
    handlers: { ...loginHandlers(services), ...confirmHandlers(services), ...ownHandlers(services) },
  };
}
