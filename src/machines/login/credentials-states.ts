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

/** A mail was sent: asks for its code; the link may be opened meanwhile. */
export const code = loginSetup.createStateConfig({
  description: 'A mail was sent; the six digits in it are asked for.',
  tags: 'code',
  entry: ['startOver', 'forgetLink'],
  on: {
    'screen.open': {
      guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'code' }) },
    },
    'code.submit': '.checking',
    'mail.repeat': '.sending',
    'address.change': {
      target: '#login.email',
      actions: [
        { type: 'takeEmail', params: ({ event }) => event.email },
        { type: 'showStep', params: { at: null } },
      ],
    },
  },
  initial: 'typing',
  states: {
    typing: {
      description:
        'After a code that was not good, one too many, or a mail that was not sent, why is in the context.',
    },
    checking: {
      description: 'The code is being exchanged; a second one and another mail wait for its answer.',
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
  description: 'Address and password are asked for.',
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
    'address.change': {
      target: '#login.email',
      actions: [
        { type: 'takeEmail', params: ({ event }) => event.email },
        { type: 'showStep', params: { at: null } },
      ],
    },
  },
  initial: 'typing',
  states: {
    typing: { description: 'After a pair that does not match, that is said, and no more (A35).' },
    checking: {
      description: 'The pair is being exchanged; a second one waits for its answer.',
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
  description: 'The page was opened by the link of a mail.',
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
      description: 'Did this browser ask for it?',
      always: [{ guard: 'isRequestedHere', target: 'checking' }, 'elsewhere'],
    },
    elsewhere: {
      description:
        'Another browser asked, or the last try got no answer: a press logs in, so that a scanner burns nothing.',
      on: { 'link.confirm': 'checking' },
    },
    checking: {
      description: 'The link is being exchanged.',
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
      description: 'Used, too old, or of an earlier mail: a new one takes one press.',
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
