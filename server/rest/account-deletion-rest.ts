import { localeOf } from '../http/request-locale.ts';
import { mapOutcome, refused } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

const CODE_SENT = 'We have sent you a mail. The code in it is valid for 15 minutes.';
const DELETED = 'Your account is deleted.';
const loginRequired = refused(401, refusalText('LOGIN_REQUIRED'));

/** Deleting one's own account. */
export function accountDeletionRest({ accounts, deletions, rateLimits }: Services): RestDomain {
  return {
    handlers: {
      async userSendDeletionCode({ fingerprint }, context) {
        const user = await accounts.userById(context.viewer.userId);
        if (!user) return loginRequired;
        const refusal = await rateLimits.limit('deletionCode', context, { email: user.email });
        if (refusal) return refusal;
        const sent = await deletions.sendCode(user.id, { fingerprint, locale: localeOf(context.request) });
        return mapOutcome(sent, () => ({ success: true, message: CODE_SENT }));
      },
      async userDelete({ code, password, fingerprint }, context) {
        const user = await accounts.userById(context.viewer.userId);
        if (!user) return loginRequired;
        const refusal = await rateLimits.limit('deleteAccount', context, { email: user.email });
        if (refusal) return refusal;
        const { request } = context;
        const proof = { code: code ?? null, password: password ?? null, fingerprint };
        const given = { ...proof, from: request.ip, locale: localeOf(request) };
        return mapOutcome(await deletions.delete(user.id, given), () => ({
          success: true,
          message: DELETED,
        }));
      },
    },
  };
}
