import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { refusesTokens } from '../../lib/failure.ts';
import { jwtExpiry } from '../../lib/jwt-claims.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** Tokens with less remaining validity (ms) are refreshed (TOK-04). */
const REFRESH_THRESHOLD = 30_000;
const FIRST_BACK_OFF = 1_000;
const MAX_BACK_OFF = 60_000;

export interface TokenRefreshContext {
  tokens: TokenPair | null;
  /** Consecutive refreshes without a response. */
  failures: number;
}

type TokenRefreshEvent =
  /** The session's tokens changed: a login, a logout or another tab. */
  | { type: 'tokens.change'; tokens: TokenPair | null }
  /** A request with this access token was answered TOKEN_EXPIRED. */
  | { type: 'refresh.demand'; access_token: string | null }
  | { type: 'connection.restore' };

/** Exactly one of these answers every `refresh.demand`; several demands may share one. */
export type TokenRefreshEmitted =
  | { type: 'refresh.succeed'; tokens: TokenPair }
  | { type: 'refresh.refuse' }
  | { type: 'refresh.fail' };

/** Keeps the access token fresh: one refresh at a time, for the timer and all callers (TOK-04..10). */
export const tokenRefreshMachine = setup({
  types: {
    context: {} as TokenRefreshContext,
    input: {} as { tokens: TokenPair | null },
    events: {} as TokenRefreshEvent,
    emitted: {} as TokenRefreshEmitted,
    tags: {} as 'refreshing',
  },
  actors: {
    /**
     * Returns new tokens (this tab's or, under the Web Lock, another tab's; A60); `null` or a `RefusedError` when
     * refused.
     */
    refreshTokens: placeholderActor<TokenPair | null, TokenPair>('refreshTokens'),
  },
  delays: {
    checkInterval: 10_000,
    backOff: ({ context }) => Math.min(FIRST_BACK_OFF * 2 ** (context.failures - 1), MAX_BACK_OFF),
  },
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    isDue: ({ context }) => expiresWithin(context.tokens, REFRESH_THRESHOLD),
    isSame: ({ context }, tokens: TokenPair | null) => tokens?.access_token === context.tokens?.access_token,
    areTokens: (_, response: TokenPair | null) => Boolean(response?.access_token && response.refresh_token),
    /** The caller's token was replaced while its request was under way. */
    isOutdated: ({ context }, access_token: string | null) =>
      context.tokens !== null && context.tokens.access_token !== access_token,
    refusesTokens: (_, { error }: { error: unknown }) => refusesTokens(error),
  },
  actions: {
    takeTokens: assign((_, tokens: TokenPair | null) => ({ tokens, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    announceTokens: emit(({ context }) =>
      context.tokens ? { type: 'refresh.succeed', tokens: context.tokens } : { type: 'refresh.refuse' },
    ),
    announceFailure: emit({ type: 'refresh.fail' }),
  },
}).createMachine({
  id: 'tokenRefresh',
  context: ({ input }) => ({ tokens: input.tokens, failures: 0 }),
  on: {
    'tokens.change': [
      { guard: { type: 'isSame', params: ({ event }) => event.tokens } },
      { target: '.checking', actions: { type: 'takeTokens', params: ({ event }) => event.tokens } },
    ],
    'refresh.demand': [
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.access_token },
        actions: 'announceTokens',
      },
      { guard: 'hasTokens', target: '.refreshing' },
      { actions: 'announceTokens' },
    ],
  },
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks whether the token is due for a refresh, at the start and then at every interval.',
      always: [
        { guard: 'isDue', target: 'refreshing' },
        { guard: 'hasTokens', target: 'resting' },
        { target: 'withoutTokens' },
      ],
    },
    withoutTokens: { description: 'The visitor is anonymous: there is nothing to refresh.' },
    resting: {
      description: 'The token is not due for a refresh yet.',
      after: { checkInterval: 'checking' },
    },
    refreshing: {
      description:
        'The tokens are being refreshed; further demands share the outcome of this refresh (TOK-09).',
      tags: 'refreshing',
      on: {
        'refresh.demand': {},
        'tokens.change': [
          { guard: { type: 'isSame', params: ({ event }) => event.tokens } },
          {
            target: 'checking',
            actions: [{ type: 'takeTokens', params: ({ event }) => event.tokens }, 'announceTokens'],
          },
        ],
      },
      invoke: {
        id: 'refreshTokens',
        src: 'refreshTokens',
        input: ({ context }) => context.tokens ?? { access_token: '', refresh_token: '' },
        onDone: [
          {
            guard: { type: 'areTokens', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'takeTokens', params: ({ event }) => event.output }, 'announceTokens'],
          },
          { target: 'withoutTokens', actions: [{ type: 'takeTokens', params: null }, 'announceTokens'] },
        ],
        onError: [
          {
            guard: { type: 'refusesTokens', params: ({ event }) => ({ error: event.error }) },
            target: 'withoutTokens',
            actions: [{ type: 'takeTokens', params: null }, 'announceTokens'],
          },
          { target: 'backingOff', actions: ['countFailure', 'announceFailure'] },
        ],
      },
    },
    backingOff: {
      description: 'No response: the tokens are kept, and the refresh is retried after growing pauses (A03).',
      on: { 'connection.restore': 'refreshing' },
      after: { backOff: 'refreshing' },
    },
  },
});

function expiresWithin(tokens: TokenPair | null, ms: number): boolean {
  const expiry = tokens && jwtExpiry(tokens.access_token);
  return typeof expiry === 'number' && expiry - Date.now() < ms;
}

/** Whether the stored tokens were checked, and refreshed if necessary (TOK-12). */
export function isTokenChecked(snapshot: SnapshotFrom<typeof tokenRefreshMachine>): boolean {
  return !snapshot.hasTag('refreshing');
}
