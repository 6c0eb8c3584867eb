import { assertEvent, assign, emit, setup } from 'xstate';
import { failureOf, isRefusedFor } from '../../lib/failure.ts';
import type { Failure } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';

interface PasskeyAddContext {
  /** The address that the code is mailed to. */
  email: string;
  failure: Failure | null;
  /** Another mail was sent since the code was requested. */
  isResent: boolean;
}

type PasskeyAddEvent =
  | { type: 'passkey.add' }
  /** Requests another code. */
  | { type: 'code.request' }
  | { type: 'code.submit'; code: string }
  | { type: 'add.cancel' };

type PasskeyAddTag =
  /** The browser creates a passkey and the host registers it. */
  | 'adding'
  | 'added'
  /** A code is required first. */
  | 'proving'
  | 'sending'
  | 'checking';

/** Adds a passkey to an account; requires a mailed code when the last login is too old. */
export const passkeyAddMachine = setup({
  types: {
    context: {} as PasskeyAddContext,
    input: {} as Pick<PasskeyAddContext, 'email'>,
    events: {} as PasskeyAddEvent,
    emitted: {} as { type: 'passkey.added' },
    tags: {} as PasskeyAddTag,
  },
  actors: {
    /** Rejects with a `RefusedError` LOGIN_NOT_FRESH when a code is required first. */
    addPasskey: placeholderActor<unknown, void>('addPasskey'),
    mailCode: placeholderActor<unknown, { email: string }>('mailCode'),
    confirmLogin: placeholderActor<unknown, { code: string }>('confirmLogin'),
  },
  guards: {
    needsProof: (_, failure: Failure) => isRefusedFor(failure, 'LOGIN_NOT_FRESH'),
  },
  actions: {
    forgive: assign({ failure: null }),
    forgetMail: assign({ isResent: false }),
    noteResent: assign({ isResent: true }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'passkeyAdd',
  context: ({ input }) => ({ ...input, failure: null, isResent: false }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Ready; after a failed attempt the context has the reason.',
      on: { 'passkey.add': 'adding' },
    },
    adding: {
      description: 'The browser creates a passkey and the host stores it.',
      tags: 'adding',
      entry: 'forgive',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        onDone: { target: 'added', actions: emit({ type: 'passkey.added' }) },
        onError: [
          {
            guard: { type: 'needsProof', params: ({ event }) => failureOf(event.error) },
            target: 'proving',
          },
          { target: 'idle', actions: { type: 'fail', params: ({ event }) => failureOf(event.error) } },
        ],
      },
    },
    proving: {
      description: 'The login is too old: a mailed code confirms who the user is.',
      tags: 'proving',
      entry: 'forgetMail',
      exit: 'forgive',
      on: { 'add.cancel': 'idle' },
      initial: 'mailing',
      states: {
        mailing: {
          description: 'The first mail is being sent, without a request by the user.',
          tags: 'sending',
          invoke: {
            id: 'mailCode',
            src: 'mailCode',
            input: ({ context: { email } }) => ({ email }),
            onDone: 'typing',
            onError: {
              target: 'typing',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
        typing: {
          description:
            'Waits for the code; the context has the reason if a code was refused or a mail was not sent.',
          on: { 'code.submit': 'checking', 'code.request': 'mailingAgain' },
        },
        mailingAgain: {
          description: 'Another mail is being sent.',
          tags: 'sending',
          entry: ['forgive', 'forgetMail'],
          invoke: {
            id: 'mailCode',
            src: 'mailCode',
            input: ({ context: { email } }) => ({ email }),
            onDone: { target: 'typing', actions: 'noteResent' },
            onError: {
              target: 'typing',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
        checking: {
          description: 'The code is being checked.',
          tags: 'checking',
          entry: 'forgive',
          invoke: {
            id: 'confirmLogin',
            src: 'confirmLogin',
            input: ({ event }) => {
              assertEvent(event, 'code.submit');
              return { code: event.code };
            },
            onDone: '#passkeyAdd.adding',
            onError: {
              target: 'typing',
              actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    added: {
      description: 'The passkey is added; another device can add one too.',
      tags: 'added',
      on: { 'passkey.add': 'adding' },
    },
  },
});
