import { assertEvent } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import { recoverPasswordSetup } from './recoverPassword.setup.ts';

/** After the mail: its code and the new password. */
export const code = recoverPasswordSetup.createStateConfig({
  description: 'A mail was sent; asks for its six-digit code and a new password.',
  tags: 'code',
  entry: ['startOver', 'forgetLink'],
  on: {
    'screen.open': {
      guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'code' }) },
    },
    'password.submit': {
      target: '.setting',
      actions: { type: 'takePassword', params: ({ event }) => event.newpassword },
    },
    'mail.repeat': '.sending',
    'address.change': {
      target: '#recoverPassword.email',
      actions: { type: 'showAddress', params: { replace: false } },
    },
  },
  initial: 'typing',
  states: {
    typing: {
      description: 'Waits for both; the context has the reason if a code was refused or a mail was not sent.',
    },
    setting: {
      description: 'The password is being set; a second press and a request for another mail are ignored.',
      tags: 'busy',
      entry: 'forgive',
      on: { 'password.submit': {}, 'mail.repeat': {}, 'address.change': {} },
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submit');
          return { email: context.email, code: event.code, newpassword: event.newpassword };
        },
        onDone: '#recoverPassword.set',
        onError: {
          target: 'typing',
          actions: ['forgetPassword', { type: 'fail', params: ({ event }) => failureOf(event.error) }],
        },
      },
    },
    sending: {
      description: 'Another mail is being sent.',
      tags: 'sending',
      entry: 'forgetMail',
      on: { 'password.submit': {}, 'mail.repeat': {} },
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context: { email } }) => ({ email }),
        onDone: { target: 'typing', actions: 'noteResent' },
        onError: {
          target: 'typing',
          actions: { type: 'failToSend', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
});

/** The e-mailed link supplies the code. */
export const link = recoverPasswordSetup.createStateConfig({
  description: 'The page was opened from the link in a mail; asks for a new password.',
  tags: 'link',
  entry: 'startOver',
  on: {
    'screen.open': {
      guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'link' }) },
    },
    'mail.repeat': '.sending',
  },
  initial: 'typing',
  states: {
    typing: {
      description: 'Waits for the password; if it could not be set, the context has the reason.',
      on: {
        'password.submit': {
          target: 'setting',
          actions: { type: 'takePassword', params: ({ event }) => event.newpassword },
        },
      },
    },
    setting: {
      description: 'The password is being set; a second press and a request for a new mail are ignored.',
      tags: 'busy',
      entry: 'forgive',
      on: { 'mail.repeat': {} },
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submit');
          return { email: context.email, code: context.link?.token ?? '', newpassword: event.newpassword };
        },
        onDone: '#recoverPassword.set',
        onError: [
          {
            guard: { type: 'isSpent', params: ({ event }) => failureOf(event.error) },
            target: 'spent',
            actions: ['forgetPassword', { type: 'fail', params: ({ event }) => failureOf(event.error) }],
          },
          {
            target: 'typing',
            actions: ['forgetPassword', { type: 'fail', params: ({ event }) => failureOf(event.error) }],
          },
        ],
      },
    },
    spent: {
      description:
        'The link is used, expired or from an earlier mail; one press requests a new one, and the typed password stays.',
      tags: 'spent',
    },
    sending: {
      description: 'A new link is being sent.',
      tags: 'sending',
      entry: 'forgetMail',
      on: { 'mail.repeat': {} },
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: '#recoverPassword.code',
          actions: { type: 'showCode', params: { replace: true } },
        },
        onError: [
          {
            guard: { type: 'isSpent', params: ({ context }) => context.failure },
            target: 'spent',
            actions: { type: 'failToSend', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'typing',
            actions: { type: 'failToSend', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
    },
  },
});
