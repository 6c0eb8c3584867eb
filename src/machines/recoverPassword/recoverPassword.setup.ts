import { assign, emit, setup } from 'xstate';
import { isRefusedFor } from '../../lib/failure.ts';
import type { Failure } from '../../lib/failure.ts';
import { placeholderActor, placeholderListener } from '../placeholder-actors.ts';
import { isAtStep, staysAtStep } from '../login/locations.ts';
import type { LoginCredentials } from '../login/login.types.ts';
import type {
  NewPassword,
  RecoverPasswordContext,
  RecoverPasswordEmitted,
  RecoverPasswordEvent,
  RecoverPasswordLocation,
  RecoverPasswordTag,
} from './recoverPassword.types.ts';

/** Text codes for a link that is used, expired or invalid, or from an earlier mail. */
const SPENT = ['CODE_INVALID', 'CODE_REPLACED'];

/** The actors, guards and actions of the states for a forgotten password. */
export const recoverPasswordSetup = setup({
  types: {
    context: {} as RecoverPasswordContext,
    events: {} as RecoverPasswordEvent,
    emitted: {} as RecoverPasswordEmitted,
    tags: {} as RecoverPasswordTag,
  },
  actors: {
    /** Sends the mail with link and code. */
    sendMail: placeholderActor<unknown, { email: string }>('sendMail'),
    /** Rejects when the code is invalid or the host is unreachable. */
    setPassword: placeholderActor<unknown, NewPassword>('setPassword'),
    /** `null` once the session is logged in, or else the reason it is not. */
    logIn: placeholderActor<Failure | null, { credentials: LoginCredentials }>('logIn'),
    /** Sends `session.login` and `session.logout`; the former immediately if already logged in. */
    session: placeholderListener('session'),
  },
  guards: {
    opens: isAtStep<RecoverPasswordLocation>(),
    stays: staysAtStep<RecoverPasswordContext, RecoverPasswordLocation>(
      ({ email }) => email,
      (location) => (location.at === 'code' ? location.email : null),
    ),
    isLoggedIn: (_, failure: Failure | null) => failure === null,
    isSpent: (_, failure: Failure | null) => isRefusedFor(failure, ...SPENT),
  },
  actions: {
    takeLocation: assign(({ context }, location: RecoverPasswordLocation) => {
      if (location.at === 'link') return { link: location.link, email: location.link.email };
      return { link: null, email: location.at === 'address' ? context.email : location.email };
    }),
    takeEmail: assign({ email: (_, email: string) => email }),
    takePassword: assign({ newpassword: (_, newpassword: string) => newpassword }),
    forgetPassword: assign({ newpassword: null }),
    startOver: assign({ newpassword: null, failure: null, unsent: null, isResent: false }),
    /** The code or link is used up. */
    settle: assign({ link: null, failure: null, unsent: null, isResent: false }),
    forgive: assign({ failure: null }),
    fail: assign({ failure: (_, failure: Failure | null) => failure }),
    failToSend: assign({ unsent: (_, failure: Failure) => failure }),
    forgetMail: assign({ unsent: null, isResent: false }),
    noteResent: assign({ failure: null, isResent: true }),
    forgetLink: assign({ link: null }),
    showAddress: emit((_, { replace }: { replace: boolean }): RecoverPasswordEmitted => ({
      type: 'step.show',
      step: null,
      replace,
    })),
    showCode: emit(({ context: { email } }, { replace }: { replace: boolean }): RecoverPasswordEmitted => ({
      type: 'step.show',
      step: { at: 'code', email },
      replace,
    })),
  },
});
