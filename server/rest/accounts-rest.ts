import type { UserNode } from '../domain/accounts/account-manager.ts';
import { toDollars } from '../../src/rules/money.ts';
import { mapOutcome, notFound, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { idOf } from '../lib/url-or-id.ts';
import type { Viewer } from '../lib/viewer.ts';
import type { Acknowledgement } from '../generated/wire.ts';
import type { Services } from '../services.ts';
import { readBearer } from '../http/bearer.ts';
import { localeOf } from '../http/request-locale.ts';
import { checkImageSpec } from '../images/image-spec.ts';
import { emptyUserWire, userCardWire, userWire } from '../wire/user.ts';
import type { RestDomain, RestHandlers } from './rest-routes.ts';

const MAIL_SENT = 'We have sent you a mail. The code or link in it is valid for 15 minutes.';
const PASSWORD_SET = 'Your new password is set. You can log in with it now.';

const acknowledged = (outcome: Outcome<null>, message: string): Outcome<Acknowledgement> =>
  outcome.ok ? success({ success: true, message }) : outcome;

function passwordlessHandlers({ accounts, settings }: Services): RestHandlers {
  return {
    async userSendLoginLink(input, context) {
      const { email, fingerprint } = input;
      const codeOnly = input.code_only === true || (await settings.business()).login_code_only;
      const locale = localeOf(context.request);
      return acknowledged(await accounts.sendLoginLink({ email, fingerprint, codeOnly, locale }), MAIL_SENT);
    },
    async userRegisterLink(input, context) {
      const registration = {
        email: input.email,
        firstName: input.first_name,
        lastName: input.last_name,
        dateOfBirth: input.date_of_birth ?? null,
        fingerprint: input.fingerprint,
        codeOnly: (await settings.business()).login_code_only,
        locale: localeOf(context.request),
      };
      return acknowledged(await accounts.registerLink(registration), MAIL_SENT);
    },
    async userLoginRecoveryCode(input, context) {
      const given = { ...input, from: context.request.ip };
      return mapOutcome(await accounts.loginByCode(given), (pair) => pair ?? false);
    },
  };
}

function passwordHandlers({ accounts, passwords, rateLimits, settings }: Services): RestHandlers {
  return {
    async userLogin(input, context) {
      if ((await settings.business()).login_code_only) return false;
      const pair = await accounts.loginByPassword({ ...input, from: context.request.ip });
      if (!pair) return false;
      await rateLimits.resetLimits('login', context, { email: input.username, browser: input.fingerprint });
      return pair;
    },
    async userRecoverPassword(input, context) {
      const { email, fingerprint = null } = input;
      const locale = localeOf(context.request);
      return acknowledged(await passwords.recoverPassword({ email, fingerprint, locale }), MAIL_SENT);
    },
    async userRecoverPasswordCheck(input, context) {
      const { email, code, newpassword: password, fingerprint = null } = input;
      const reset = { email, code, password, fingerprint, from: context.request.ip };
      const outcome = await passwords.resetPassword(reset);
      // The code has proved the address, so earlier password guesses of others must not block the new
      // password.
      if (outcome.ok) await rateLimits.resetLimits('login', context, { email, browser: fingerprint });
      return acknowledged(outcome, PASSWORD_SET);
    },
  };
}

function ownPasswordHandlers({ accounts, passwords, rateLimits }: Services): RestHandlers {
  return {
    async userChangePassword(input, context) {
      const { userId } = context.viewer;
      const outcome = await passwords.changePassword(userId, { ...input, from: context.request.ip });
      const email = outcome.ok ? await accounts.emailOf(userId) : null;
      if (email !== null) {
        await rateLimits.resetLimits('changePassword', context, { email });
        await rateLimits.resetLimits('login', context, { email, browser: input.fingerprint });
      }
      return outcome;
    },
  };
}

function sessionHandlers({ sessions }: Services): RestHandlers {
  return {
    userRefreshToken: ({ refresh_token, fingerprint }, { request }) =>
      sessions.rotate(refresh_token, fingerprint, request.ip),
    async userLogout(_input, { request }) {
      const reading = await readBearer(request, sessions);
      if (reading?.kind === 'valid') await sessions.close(reading.claims);
      return { success: true };
    },
  };
}

/**
 * Returns what the viewer sees of a user: everything as that user or an administrator, otherwise what the
 * user shows to others (A92).
 */
function seenBy(viewer: Viewer, user: UserNode): { name: boolean; photo: boolean } {
  const isOwn = viewer.kind === 'user' && (viewer.isAdmin || viewer.userId === user.id);
  return { name: isOwn || user.shows_name, photo: isOwn || user.shows_photo };
}

/** A token from before its user became an administrator, or ceased to be one: the client renews it. */
const isOutdated = (viewer: Viewer, user: UserNode): boolean =>
  viewer.kind === 'user' && viewer.isAdmin !== user.is_admin;

function readingHandlers({ accounts, credit, devices, sessions, images }: Services): RestHandlers {
  return {
    async userAuthUser(_input, { viewer, request }) {
      const reading = await readBearer(request, sessions);
      if (reading?.kind === 'valid') await devices.note(reading.claims, request.headers['user-agent']);
      const user = viewer.kind === 'user' ? await accounts.userById(viewer.userId) : null;
      if (!user) return emptyUserWire;
      return isOutdated(viewer, user) ? refused(401, refusalText('TOKEN_EXPIRED')) : userWire(user, images);
    },
    async userCreditBalance(_input, { viewer }) {
      return { balance: toDollars(await credit.balanceCents(viewer.userId)) };
    },
  };
}

const CARD_PHOTO = { aspect: '1x1', width: 400 };

function cardHandlers({ accounts, images }: Services): RestHandlers {
  return {
    async userCard(input, context) {
      const wanted = {
        aspect: input.image_aspect ?? CARD_PHOTO.aspect,
        width: input.image_width ?? CARD_PHOTO.width,
      };
      const spec = checkImageSpec(wanted);
      if (!spec.ok) return spec;
      const id = idOf(input.url);
      const user = id === null ? null : await accounts.userById(id);
      if (!user) return notFound('USER_NOT_FOUND');
      const seen = seenBy(context.viewer, user);
      if (!seen.name && !(seen.photo && user.photo_hash !== null)) return notFound('USER_NOT_FOUND');
      return userCardWire(user, images, { spec: spec.value, seen });
    },
  };
}

/** The calls of specification section 7, Account, except /authtoken and those of the profile. */
export function accountsRest(services: Services): RestDomain {
  return {
    handlers: {
      ...passwordlessHandlers(services),
      ...passwordHandlers(services),
      ...ownPasswordHandlers(services),
      ...sessionHandlers(services),
      ...readingHandlers(services),
      ...cardHandlers(services),
    },
  };
}
