import { assertEvent } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import type { Failure } from '../../lib/failure.ts';
import { loginSetup } from './login.setup.ts';
import type { LoginCredentials } from './login.types.ts';

/** An e-mailed code, typed or taken from the link. */
const byCode = (email: string, code: string): { credentials: LoginCredentials } => ({
  credentials: { method: 'code', email, code },
});

const outputOf = ({ event }: { event: { output: Failure | null } }) => event.output;

/** After checking a code or a password: the user is logged in, or types again. */
const whenChecked = [
  { guard: { type: 'isLoggedIn', params: outputOf }, target: '#login.welcome' },
  { target: 'typing', actions: { type: 'fail', params: outputOf } },
] as const;

/** Back to the address, to use another one. */
const toOtherAddress = {
  target: '#login.email',
  actions: [
    { type: 'takeEmail', params: ({ event }: { event: { email: string } }) => event.email },
    { type: 'showStep', params: { at: null } },
  ],
} as const;

/** A mail was sent: asks for its code; the link may be opened meanwhile. */
export const code = loginSetup.createStateConfig({
  description: 'A mail was sent; asks for the six-digit code in it.',
  tags: 'code',
  entry: ['startOver', 'forgetLink'],
  on: {
    'screen.open': {
      guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'code' }) },
    },
    'code.submit': '.checking',
    'mail.repeat': '.sending',
    'address.change': toOtherAddress,
  },
  initial: 'typing',
  states: {
    typing: {
      description:
        'Waits for the code; the context has the reason if a code was refused or a mail was not sent.',
    },
    checking: {
      description: 'The code is being checked; a second submit and a request for another mail are ignored.',
      tags: 'busy',
      entry: 'forgive',
      on: { 'code.submit': {}, 'mail.repeat': {} },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submit');
          return byCode(context.recipient.email, event.code);
        },
        onDone: whenChecked,
      },
    },
    sending: {
      description: 'Another mail is being sent.',
      tags: 'sending',
      entry: 'forgetMail',
      on: { 'code.submit': {}, 'mail.repeat': {} },
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => context.recipient,
        onDone: { target: 'typing', actions: 'noteResent' },
        onError: {
          target: 'typing',
          actions: { type: 'failToSend', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
});

/** Logs in with a password; a code can be requested instead. */
export const password = loginSetup.createStateConfig({
  description: 'Asks for the address and the password.',
  tags: 'password',
  entry: ['startOver', 'forgetLink'],
  on: {
    'screen.open': {
      guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'password' }) },
    },
    'password.submit': {
      target: '.checking',
      actions: { type: 'takeEmail', params: ({ event }) => event.username },
    },
    'address.change': toOtherAddress,
  },
  initial: 'typing',
  states: {
    typing: {
      description:
        'Waits for address and password; after a wrong pair it says only that they do not match (A35).',
    },
    checking: {
      description: 'Address and password are being checked; a second submit is ignored.',
      tags: 'busy',
      entry: 'forgive',
      on: { 'password.submit': {} },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          const { username, password: secret } = event;
          return { credentials: { method: 'password', username, password: secret } };
        },
        onDone: whenChecked,
      },
    },
  },
});

/**
 * The e-mailed link: logs in automatically in the browser that requested it, and after a press in any other
 * (A34).
 */
export const link = loginSetup.createStateConfig({
  description: 'The page was opened from the link in a mail.',
  tags: 'link',
  entry: 'startOver',
  on: {
    'screen.open': {
      guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'link' }) },
    },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether this browser requested the link.',
      always: [{ guard: 'isRequestedHere', target: 'checking' }, 'elsewhere'],
    },
    elsewhere: {
      description:
        'Another browser requested the link, or the last attempt failed; logs in on a press, so that mail scanners do not use up the link.',
      on: { 'link.confirm': 'checking' },
    },
    checking: {
      description: 'The link is being checked.',
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => byCode(context.recipient.email, context.link?.token ?? ''),
        onDone: [
          { guard: { type: 'isLoggedIn', params: ({ event }) => event.output }, target: '#login.welcome' },
          {
            guard: { type: 'isSpent', params: ({ event }) => event.output },
            target: 'spent',
            actions: { type: 'fail', params: ({ event }) => event.output },
          },
          { target: 'elsewhere', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
      },
    },
    spent: {
      description: 'The link is used, expired or from an earlier mail; one press requests a new one.',
      tags: 'spent',
      on: { 'mail.repeat': 'sending' },
    },
    sending: {
      description: 'A new link is being sent.',
      tags: ['spent', 'sending'],
      entry: 'forgetMail',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => context.recipient,
        onDone: {
          target: '#login.code',
          actions: ['noteRequest', { type: 'showStep', params: { at: 'code', replace: true } }],
        },
        onError: {
          target: 'spent',
          actions: { type: 'failToSend', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
});
