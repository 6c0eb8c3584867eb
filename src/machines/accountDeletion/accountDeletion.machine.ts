import { assertEvent, assign, setup } from 'xstate';
import { failureOf, type Failure, isRefusedFor } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** How the user proves ownership of the account. */
export type DeletionProof = { code: string } | { password: string };

interface AccountDeletionContext {
  by: 'code' | 'password';
  failure: Failure | null;
}

type AccountDeletionEvent =
  | { type: 'deletion.open' }
  | { type: 'deletion.close' }
  | { type: 'code.request' }
  | { type: 'password.choose' }
  | { type: 'proof.submit'; proof: DeletionProof };

/** Refusals caused by the account, not by a wrong proof: an unpaid order, or being the only administrator. */
const HINDRANCES = ['ACCOUNT_ORDER_UNPAID', 'ACCOUNT_LAST_ADMINISTRATOR'];

/** Deletes the logged-in user's account: explains the consequences, asks for proof, deletes permanently. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    tags: {} as 'closed' | 'told' | 'proving' | 'busy',
  },
  actors: {
    mailCode: placeholderActor<unknown, void>('mailCode'),
    deleteAccount: placeholderActor<unknown, { proof: DeletionProof }>('deleteAccount'),
  },
  guards: {
    isHindered: (_, { failure }: { failure: Failure }) => isRefusedFor(failure, ...HINDRANCES),
  },
  actions: {
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accountDeletion',
  context: { by: 'code', failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Shows only the button that starts it.',
      tags: 'closed',
      on: { 'deletion.open': { target: 'told', actions: 'forgetFailure' } },
    },
    told: {
      description: 'Says what is deleted, what is kept and why; nothing is requested yet.',
      tags: 'told',
      on: {
        'deletion.close': 'closed',
        'code.request': 'mailing',
        'password.choose': { target: 'proving', actions: [assign({ by: 'password' }), 'forgetFailure'] },
      },
    },
    mailing: {
      description: 'The code is being mailed; a second press is ignored.',
      tags: ['told', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'mailCode',
        src: 'mailCode',
        onDone: { target: 'proving', actions: assign({ by: 'code' }) },
        onError: { target: 'told', actions: { type: 'fail', params: ({ event }) => failureOf(event.error) } },
      },
    },
    proving: {
      description: 'Asks for the mailed code or the password; after a refusal the context has its message.',
      tags: 'proving',
      on: {
        'deletion.close': 'closed',
        'code.request': 'mailing',
        'proof.submit': 'deleting',
      },
    },
    deleting: {
      description: 'The host deletes the account; a second press is ignored.',
      tags: ['proving', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ event }) => {
          assertEvent(event, 'proof.submit');
          return { proof: event.proof };
        },
        onDone: 'deleted',
        onError: [
          {
            guard: { type: 'isHindered', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            target: 'told',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
          },
          { target: 'proving', actions: { type: 'fail', params: ({ event }) => failureOf(event.error) } },
        ],
      },
    },
    deleted: { description: 'The account is deleted.', type: 'final' },
  },
});
