import { localeOf } from '../http/request-locale.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

const CODE_SENT = 'We have sent you a mail. The code in it is valid for 15 minutes.';
const DELETED = 'Your account is deleted.';

/** Deleting one's own account. */
export function accountDeletionRest({ deletions }: Services): RestDomain {
  return {
    handlers: {
      async userSendDeletionCode({ fingerprint }, { viewer, request }) {
        const sent = await deletions.sendCode(viewer.userId, { fingerprint, locale: localeOf(request) });
        return mapOutcome(sent, () => ({ success: true, message: CODE_SENT }));
      },
      async userDelete({ code, password, fingerprint }, { viewer, request }) {
        const proof = { code: code ?? null, password: password ?? null, fingerprint };
        const given = { ...proof, from: request.ip, locale: localeOf(request) };
        return mapOutcome(await deletions.delete(viewer.userId, given), () => ({
          success: true,
          message: DELETED,
        }));
      },
    },
  };
}
