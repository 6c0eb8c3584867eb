import { failureOf } from '../../lib/failure.ts';
import { code, link } from './new-password-states.ts';
import { recoverPasswordSetup } from './recoverPassword.setup.ts';

/** The forgotten-password screen, from the e-mail address to the login (USR-03, A34). */
export const recoverPasswordMachine = recoverPasswordSetup.createMachine({
  id: 'recoverPassword',
  context: { email: '', link: null, newpassword: null, failure: null, unsent: null, isResent: false },
  invoke: { id: 'session', src: 'session' },
  on: {
    'session.login': '.welcome',
    'screen.open': [
      {
        guard: { type: 'opens', params: ({ event }) => ({ location: event.location, at: 'link' }) },
        target: '.link',
        actions: { type: 'takeLocation', params: ({ event }) => event.location },
      },
      {
        guard: { type: 'opens', params: ({ event }) => ({ location: event.location, at: 'code' }) },
        target: '.code',
        actions: { type: 'takeLocation', params: ({ event }) => event.location },
      },
      { target: '.email', actions: { type: 'takeLocation', params: ({ event }) => event.location } },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'URL and history are not read yet; asks for the address.',
      tags: ['opening', 'email'],
    },
    email: {
      description: 'Asks for the address.',
      tags: 'email',
      entry: 'startOver',
      on: {
        'screen.open': {
          guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'address' }) },
        },
      },
      initial: 'typing',
      states: {
        typing: {
          description: 'Waits for the address; if a mail was not sent, the context has the reason.',
          on: {
            'mail.request': {
              target: 'sending',
              actions: { type: 'takeEmail', params: ({ event }) => event.email },
            },
          },
        },
        sending: {
          description: 'The mail is being sent; a second press is ignored.',
          tags: 'sending',
          entry: 'forgetMail',
          invoke: {
            id: 'sendMail',
            src: 'sendMail',
            input: ({ context: { email } }) => ({ email }),
            onDone: {
              target: '#recoverPassword.code',
              actions: { type: 'showCode', params: { replace: false } },
            },
            onError: {
              target: 'typing',
              actions: { type: 'failToSend', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    code,
    link,
    set: {
      description: 'The password is set; the code or link cannot be used again.',
      tags: 'set',
      entry: ['settle', { type: 'showAddress', params: { replace: true } }],
      on: {
        // The screen already shows what the history requests.
        'screen.open': {
          guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'address' }) },
        },
      },
      initial: 'loggingIn',
      states: {
        loggingIn: {
          description: 'Logs in with the new password.',
          tags: 'busy',
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context: { email, newpassword } }) => ({
              credentials: { method: 'password', username: email, password: newpassword ?? '' },
            }),
            onDone: [
              {
                guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
                target: '#recoverPassword.welcome',
              },
              {
                target: 'loginFailed',
                actions: ['forgetPassword', { type: 'fail', params: ({ event }) => event.output }],
              },
            ],
          },
        },
        loginFailed: {
          description: 'The login failed, but the password is set; shows the link to the login.',
        },
      },
    },
    welcome: {
      description: 'Logged in, here or in another tab; the session redirects (GRD-01).',
      tags: 'welcome',
      entry: ['startOver', 'forgetLink'],
      on: {
        'session.login': {},
        'screen.open': {},
        'session.logout': {
          target: 'email',
          actions: { type: 'showAddress', params: { replace: true } },
        },
      },
    },
  },
});
