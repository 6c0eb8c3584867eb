import { assertEvent, assign } from 'xstate';
import { failureOf, refusedWith } from '../../lib/failure.ts';
import { safeReturnPath } from '../../lib/safe-return-path.ts';
import { sessionSetup } from './session.setup.ts';
import { BAD_OAUTH_STATE, LOGIN_FAILED } from './session.types.ts';

/** The session: logged in means that an access token is present (TOK-03). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { stored } }) => ({
    ...stored,
    link_active: true,
    user: null,
    credentials: null,
    failure: null,
    tokenToRevoke: null,
    openedLoggedIn: stored.access_token !== null,
  }),
  on: {
    'redirect.remember': {
      actions: assign({ redirect_after_login: ({ event }) => safeReturnPath(event.path) }),
    },
    'link.change': { actions: assign({ link_active: ({ event }) => event.active }) },
    'opening.forget': { actions: 'forgetOpening' },
    'notice.dismiss': { actions: assign({ has_ended: false }) },
    'oauth.start': { actions: assign({ oauth2_state: ({ event }) => event.state }) },
    'tokens.receive': {
      target: '.welcoming',
      actions: [
        { type: 'takeTokens', params: ({ event }) => event.tokens },
        assign({ baseURL: ({ context, event }) => event.baseURL ?? context.baseURL }),
      ],
    },
  },
  initial: 'booting',
  states: {
    booting: {
      description: 'Reads the stored tokens.',
      always: [{ guard: 'hasToken', target: 'loggedIn' }, 'loggedOut'],
    },
    loggedOut: {
      description: 'There is no access token: the visitor is anonymous.',
      tags: 'anonymous',
      on: {
        'session.sync': [
          {
            guard: { type: 'storesToken', params: ({ event }) => event.stored },
            target: 'loggedIn',
            actions: { type: 'takeStored', params: ({ event }) => event.stored },
          },
          { actions: { type: 'takeStored', params: ({ event }) => event.stored } },
        ],
        'login.submit': [
          {
            guard: { type: 'isForeignOauth', params: ({ event }) => event.credentials },
            actions: [
              { type: 'fail', params: refusedWith('', BAD_OAUTH_STATE) },
              assign({ oauth2_state: null }),
            ],
          },
          {
            target: '.loggingIn',
            actions: assign({ failure: null, credentials: ({ event }) => event.credentials }),
          },
        ],
      },
      initial: 'idle',
      states: {
        idle: { description: 'No login is requested; after a failed login the context has the failure.' },
        loggingIn: {
          description:
            'Credentials are being exchanged for tokens; the same again are ignored, others are exchanged instead.',
          tags: 'busy',
          exit: assign({ credentials: null }),
          on: {
            'login.submit': [
              { guard: { type: 'isUnderWay', params: ({ event }) => event.credentials } },
              { guard: { type: 'isForeignOauth', params: ({ event }) => event.credentials } },
            ],
          },
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context, event }) => {
              assertEvent(event, 'login.submit');
              return { credentials: event.credentials, auth_fingerprint: context.auth_fingerprint };
            },
            onDone: [
              {
                guard: { type: 'areTokens', params: ({ event }) => event.output },
                target: '#session.welcoming',
                actions: { type: 'takeTokens', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'fail', params: refusedWith('', LOGIN_FAILED) } },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
        revoking: {
          description: 'Already logged out here; tells the host, whatever it answers (TOK-13).',
          exit: assign({ tokenToRevoke: null }),
          invoke: {
            id: 'revokeTokens',
            src: 'revokeTokens',
            input: ({ context }) => ({ access_token: context.tokenToRevoke }),
            onDone: 'idle',
            onError: 'idle',
          },
        },
      },
    },
    welcoming: {
      description: 'Just logged in: announces it and goes where the visitor wanted to go (GRD-01, GRD-03).',
      entry: ['announceLogin', 'goWhereRemembered', 'forgetRedirect'],
      always: 'loggedIn',
    },
    loggedIn: {
      description: 'An access token is present.',
      tags: 'authenticated',
      on: {
        'tokens.refresh': { actions: { type: 'takeTokens', params: ({ event }) => event.tokens } },
        'tokens.refuse': { target: 'loggedOut', actions: ['end', 'announceLogout', 'goHome'] },
        'account.delete': {
          target: 'loggedOut',
          actions: ['forgetOpening', 'reset', 'announceLogout'],
        },
        'session.logout': {
          target: 'loggedOut.revoking',
          actions: [
            assign({ tokenToRevoke: ({ context }) => context.access_token }),
            'forgetOpening',
            'reset',
            'announceLogout',
            'goHome',
          ],
        },
        'session.sync': [
          {
            guard: { type: 'isSameToken', params: ({ event }) => event.stored },
            actions: { type: 'takeStored', params: ({ event }) => event.stored },
          },
          {
            guard: { type: 'storesToken', params: ({ event }) => event.stored },
            target: '.fetchingUser',
            actions: { type: 'takeStored', params: ({ event }) => event.stored },
          },
          {
            target: 'loggedOut',
            actions: ['reset', { type: 'takeStored', params: ({ event }) => event.stored }, 'announceLogout'],
          },
        ],
      },
      initial: 'fetchingUser',
      states: {
        fetchingUser: {
          description:
            'Loads the user of the token; a response without an id, or a refusal, ends the session (A03).',
          tags: 'busy',
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => event.output },
                target: 'known',
                actions: [{ type: 'takeUser', params: ({ event }) => event.output }, 'forgetOpening'],
              },
              { target: '#session.loggedOut', actions: ['end', 'announceLogout'] },
            ],
            onError: [
              {
                guard: { type: 'refusesTokens', params: ({ event }) => ({ error: event.error }) },
                target: '#session.loggedOut',
                actions: ['end', 'announceLogout', 'goHome'],
              },
              { target: 'unreachable' },
            ],
          },
        },
        known: { description: 'The user is known.' },
        unreachable: {
          description:
            'No response about the user: tokens and user are kept, and the host is asked again later (A03).',
          on: { 'connection.restore': 'fetchingUser' },
          after: { userRetry: 'fetchingUser' },
        },
      },
    },
  },
});
