import { assign, emit, setup } from 'xstate';
import { isRefusedFor } from '../../lib/failure.ts';
import type { Failure } from '../../lib/failure.ts';
import { LOGIN_FAILED } from '../session/session.types.ts';
import { placeholderActor, placeholderListener } from '../placeholder-actors.ts';
import { isAtStep, staysAtStep } from './locations.ts';
import type {
  LoginContext,
  LoginCredentials,
  LoginEmitted,
  LoginEvent,
  LoginLocation,
  LoginTag,
  MailRecipient,
  StepShown,
} from './login.types.ts';

/** Text codes for a link that is used, expired or invalid, or from an earlier mail. */
const SPENT = [LOGIN_FAILED, 'CODE_REPLACED'];

const normal = (email: string): string => email.trim().toLowerCase();

/** The actors, guards and actions of the login's states. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    tags: {} as LoginTag,
  },
  actors: {
    /** Sends the mail with link and code, and notes that this browser requested it. */
    sendMail: placeholderActor<unknown, MailRecipient>('sendMail'),
    /** `null` once the session is logged in, or else the reason it is not. */
    logIn: placeholderActor<Failure | null, { credentials: LoginCredentials }>('logIn'),
    /**
     * Prompts for a passkey and logs in with it; `null` once the session is logged in, or else the reason it
     * is not.
     */
    logInByPasskey: placeholderActor<Failure | null, void>('logInByPasskey'),
    /** Sends `session.login` and `session.logout`; the former immediately if already logged in. */
    session: placeholderListener('session'),
  },
  guards: {
    opens: isAtStep<LoginLocation>(),
    stays: staysAtStep<LoginContext, LoginLocation>(
      ({ recipient }) => recipient.email,
      (location) => (location.at === 'code' ? location.recipient.email : null),
    ),
    isRequested: ({ context }) => context.requested !== null,
    isRequestedHere: ({ context: { link, requested } }) => link !== null && normal(link.email) === requested,
    isLoggedIn: (_, failure: Failure | null) => failure === null,
    isSpent: (_, failure: Failure | null) => isRefusedFor(failure, ...SPENT),
  },
  actions: {
    takeRequested: assign({ requested: (_, requested: string | null) => requested }),
    takeLocation: assign(({ context }, location: LoginLocation) => {
      if (location.at === 'link') return { link: location.link, recipient: { email: location.link.email } };
      return { link: null, recipient: location.at === 'address' ? context.recipient : location.recipient };
    }),
    takeRecipient: assign({ recipient: (_, recipient: MailRecipient) => recipient }),
    takeEmail: assign({ recipient: ({ context }, email: string) => ({ ...context.recipient, email }) }),
    takeRequestedAddress: assign({ recipient: ({ context }) => ({ email: context.requested ?? '' }) }),
    noteRequest: assign({ requested: ({ context }) => normal(context.recipient.email) }),
    startOver: assign({ failure: null, unsent: null, isResent: false }),
    forgive: assign({ failure: null }),
    fail: assign({ failure: (_, failure: Failure | null) => failure }),
    failToSend: assign({ unsent: (_, failure: Failure) => failure }),
    forgetMail: assign({ unsent: null, isResent: false }),
    noteResent: assign({ failure: null, isResent: true }),
    forgetLink: assign({ link: null }),
    showStep: emit(({ context: { recipient } }, { at, replace = false }: StepShown): LoginEmitted => ({
      type: 'step.show',
      step: at && { at, recipient },
      replace,
    })),
  },
});
