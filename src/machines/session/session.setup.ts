import { assign, emit, setup } from 'xstate';
import type { TokenPair, User } from '../../graphql/generated/types.ts';
import { refusesTokens, type Failure } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';
import type {
  Credentials,
  KnownUser,
  LoginInput,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionTag,
  StoredSession,
} from './session.types.ts';

const nobody = {
  access_token: null,
  refresh_token: null,
  redirect_after_login: null,
  oauth2_state: null,
  user: null,
  failure: null,
};

/** The session's types, actors, guards and actions; `session.machine.ts` holds the states. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as { stored: StoredSession },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as SessionTag,
  },
  actors: {
    /** Returns the tokens, or `null` when the credentials are wrong. */
    logIn: placeholderActor<TokenPair | null, LoginInput>('logIn'),
    /** Returns the user of the current token; an empty user when the host does not know it. */
    fetchUser: placeholderActor<User, void>('fetchUser'),
    /** Revokes this token and its refresh token at the host. */
    revokeTokens: placeholderActor<unknown, { access_token: string | null }>('revokeTokens'),
  },
  delays: { userRetry: 10_000 },
  guards: {
    hasToken: ({ context }) => context.access_token !== null,
    storesToken: (_, stored: StoredSession) => stored.access_token !== null,
    isSameToken: ({ context }, stored: StoredSession) => stored.access_token === context.access_token,
    areTokens: (_, response: TokenPair | null) => Boolean(response?.access_token),
    isKnown: (_, user: User) => typeof user.id === 'number',
    refusesTokens: (_, { error }: { error: unknown }) => refusesTokens(error),
    isUnderWay: ({ context }, credentials: Credentials) =>
      JSON.stringify(credentials) === JSON.stringify(context.credentials),
    isForeignOauth: ({ context }, credentials: Credentials) =>
      credentials.method === 'oauth' && credentials.state !== context.oauth2_state,
  },
  actions: {
    takeTokens: assign((_, tokens: TokenPair | null) => ({
      access_token: tokens?.access_token ?? null,
      refresh_token: tokens?.refresh_token ?? null,
      oauth2_state: null,
      has_ended: false,
    })),
    takeStored: assign((_, stored: StoredSession) => stored),
    takeUser: assign({ user: (_, user: User) => user as KnownUser }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    reset: assign({ ...nobody, has_ended: false }),
    end: assign({ ...nobody, has_ended: true }),
    announceLogin: emit({ type: 'session.login' }),
    announceLogout: emit({ type: 'session.logout' }),
    goHome: emit({ type: 'navigation.request', path: '/' }),
    goWhereRemembered: emit(({ context }) => ({
      type: 'navigation.request',
      path: context.redirect_after_login ?? '/',
    })),
    forgetRedirect: assign({ redirect_after_login: null }),
    forgetOpening: assign({ openedLoggedIn: false }),
  },
});
