import { setup } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { refusesTokens } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** The tokens in a token-login link; `baseURL` was checked against the allow-list (A21). */
export interface LinkTokens extends TokenPair {
  baseURL: string | null;
}

export interface TokenLoginInput {
  /** `null` when the link has none. */
  given: LinkTokens | null;
  /** Whether another user than the tokens' owner is logged in here. */
  isOtherPerson: boolean;
}

/** Whether the host knows the tokens; `unknown` when forged, of another host, revoked or expired. */
export type TokenCheckResult = 'known' | 'unknown';

type TokenLoginEvent = { type: 'login.accept' } | { type: 'login.retry' };

/**
 * Login by a link with tokens (GRD-07). Stores nothing before the host confirms the tokens, and asks a user
 * who is logged in as someone else first, so that a stranger's link cannot silently switch accounts.
 */
export const tokenLoginMachine = setup({
  types: {
    context: {} as TokenLoginInput,
    input: {} as TokenLoginInput,
    events: {} as TokenLoginEvent,
    tags: {} as 'busy' | 'confirming' | 'refused' | 'unreachable' | 'done',
  },
  actors: {
    /** Rejects when the host is unreachable. */
    checkTokens: placeholderActor<TokenCheckResult, LinkTokens | null>('checkTokens'),
  },
  actions: {
    /** Passes the tokens to the session, which continues. */
    push: (_, _given: LinkTokens | null) => undefined,
  },
  guards: {
    areGiven: ({ context }) => context.given !== null,
    areKnown: (_, checked: TokenCheckResult) => checked === 'known',
    areKnownAndFree: ({ context }, checked: TokenCheckResult) =>
      checked === 'known' && !context.isOtherPerson,
    refusesTokens: (_, { error }: { error: unknown }) => refusesTokens(error),
  },
}).createMachine({
  id: 'tokenLogin',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      description: 'Checks whether the link contains tokens.',
      always: [{ guard: 'areGiven', target: 'checking' }, { target: 'refused' }],
    },
    checking: {
      description: 'Asks the host whose tokens they are; nothing is stored yet.',
      tags: 'busy',
      invoke: {
        id: 'checkTokens',
        src: 'checkTokens',
        input: ({ context }) => context.given,
        onDone: [
          { guard: { type: 'areKnownAndFree', params: ({ event }) => event.output }, target: 'done' },
          { guard: { type: 'areKnown', params: ({ event }) => event.output }, target: 'confirming' },
          { target: 'refused' },
        ],
        onError: [
          {
            guard: { type: 'refusesTokens', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
          },
          { target: 'unreachable' },
        ],
      },
    },
    confirming: {
      description: 'Another user is logged in here; continues when that user agrees.',
      tags: 'confirming',
      on: { 'login.accept': 'done' },
    },
    refused: { description: 'The tokens are missing or invalid.', tags: 'refused' },
    unreachable: {
      description: 'No response: the tokens are kept for another attempt.',
      tags: 'unreachable',
      on: { 'login.retry': 'checking' },
    },
    done: {
      description: 'The session has the tokens and redirects.',
      tags: 'done',
      entry: { type: 'push', params: ({ context }) => context.given },
      type: 'final',
    },
  },
});
