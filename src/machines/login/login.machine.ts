import { failureOf } from '../../lib/failure.ts';
import { code, link, password } from './credentials-states.ts';
import { loginSetup } from './login.setup.ts';

/** The login and sign-up screens, from the e-mail address to the welcome (USR-01, USR-02, A34). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: {
    recipient: { email: '' },
    link: null,
    requested: null,
    failure: null,
    unsent: null,
    isResent: false,
  },
  invoke: { id: 'session', src: 'session' },
  on: {
    'session.login': '.welcome',
    'screen.open': [
      {
        guard: { type: 'opens', params: ({ event }) => ({ location: event.location, at: 'link' }) },
        target: '.link',
        actions: [
          { type: 'takeRequested', params: ({ event }) => event.requested },
          { type: 'takeLocation', params: ({ event }) => event.location },
        ],
      },
      {
        guard: { type: 'opens', params: ({ event }) => ({ location: event.location, at: 'code' }) },
        target: '.code',
        actions: [
          { type: 'takeRequested', params: ({ event }) => event.requested },
          { type: 'takeLocation', params: ({ event }) => event.location },
        ],
      },
      {
        guard: { type: 'opens', params: ({ event }) => ({ location: event.location, at: 'password' }) },
        target: '.password',
        actions: [
          { type: 'takeRequested', params: ({ event }) => event.requested },
          { type: 'takeLocation', params: ({ event }) => event.location },
        ],
      },
      {
        target: '.email',
        actions: [
          { type: 'takeRequested', params: ({ event }) => event.requested },
          { type: 'takeLocation', params: ({ event }) => event.location },
        ],
      },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'URL, history and storage are not read yet; asks for the address.',
      tags: ['opening', 'email'],
    },
    email: {
      description: 'Asks for the address, and for the names when signing up.',
      tags: 'email',
      entry: 'startOver',
      on: {
        'screen.open': {
          guard: { type: 'stays', params: ({ event }) => ({ location: event.location, at: 'address' }) },
          actions: { type: 'takeRequested', params: ({ event }) => event.requested },
        },
      },
      initial: 'typing',
      states: {
        typing: {
          description:
            'Waits for the address; the context has the reason if a mail was not sent or a passkey was refused.',
          on: {
            'mail.request': {
              target: 'sending',
              actions: { type: 'takeRecipient', params: ({ event }) => event.recipient },
            },
            'code.expect': {
              guard: 'isRequested',
              target: '#login.code',
              actions: ['takeRequestedAddress', { type: 'showStep', params: { at: 'code' } }],
            },
            'password.choose': {
              target: '#login.password',
              actions: [
                { type: 'takeEmail', params: ({ event }) => event.email },
                { type: 'showStep', params: { at: 'password' } },
              ],
            },
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'No passkey is requested.',
              on: { 'passkey.choose': 'prompting' },
            },
            prompting: {
              description:
                'The browser asks for a passkey and the host checks it; choosing anything else closes the prompt.',
              tags: 'prompting',
              entry: 'startOver',
              invoke: {
                id: 'logInByPasskey',
                src: 'logInByPasskey',
                onDone: [
                  {
                    guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
                    target: '#login.welcome',
                  },
                  { target: 'idle', actions: { type: 'fail', params: ({ event }) => event.output } },
                ],
              },
            },
          },
        },
        sending: {
          description: 'The mail is being sent; a second press is ignored.',
          tags: 'sending',
          entry: ['forgive', 'forgetMail'],
          invoke: {
            id: 'sendMail',
            src: 'sendMail',
            input: ({ context }) => context.recipient,
            onDone: {
              target: '#login.code',
              actions: ['noteRequest', { type: 'showStep', params: { at: 'code' } }],
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
    password,
    link,
    welcome: {
      description: 'Logged in, here or in another tab; the session redirects (GRD-01).',
      tags: 'welcome',
      // The mailed code or link is used up.
      entry: ['startOver', 'forgetLink', { type: 'takeRequested', params: null }],
      on: {
        'session.login': {},
        'screen.open': {},
        'session.logout': {
          target: 'email',
          actions: { type: 'showStep', params: { at: null, replace: true } },
        },
      },
    },
  },
});
