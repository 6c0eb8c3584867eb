import { assign, emit, setup } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { unprovided } from '../unprovided.ts';

/** A file that the host has kept, and the cart that it belongs to. */
export interface UploadedFile {
  id: string;
  name: string;
  cart: Cart;
}

export interface FileUploadContext {
  /** What the shopper has chosen or drawn last; null too where only the host has it. */
  file: File | null;
  /** The id under which the host keeps it. */
  id: string | null;
  failure: Failure | null;
}

type FileUploadEvent =
  | { type: 'file.choose'; file: File }
  /** Something is being drawn: sent once the hand rests. */
  | { type: 'file.draw'; file: File }
  /** The host has it from an earlier visit. */
  | { type: 'file.recall'; id: string }
  | { type: 'file.remove' }
  | { type: 'upload.retry' }
  | { type: 'connection.restore' };

/** One file on its way from the shopper to the host; the last one chosen counts. */
export const fileUploadMachine = setup({
  types: {
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    /** For the cart machine: a first file makes the cart that it belongs to. */
    emitted: {} as { type: 'cart.receive'; cart: Cart },
    tags: {} as 'busy' | 'failed' | 'kept',
  },
  actors: {
    upload: unprovided<UploadedFile, File | null>('upload'),
  },
  delays: { strokePause: 1_000 },
  guards: {
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    take: assign((_, { file }: { file: File }) => ({ file, id: null, failure: null })),
    recall: assign((_, id: string) => ({ file: null, id, failure: null })),
    forget: assign({ file: null, id: null, failure: null }),
  },
}).createMachine({
  id: 'fileUpload',
  context: { file: null, id: null, failure: null },
  on: {
    'file.choose': { target: '.sending', actions: { type: 'take', params: ({ event }) => event } },
    'file.draw': { target: '.drawing', actions: { type: 'take', params: ({ event }) => event } },
    'file.recall': { target: '.kept', actions: { type: 'recall', params: ({ event }) => event.id } },
    'file.remove': { target: '.empty', actions: 'forget' },
  },
  initial: 'empty',
  states: {
    empty: { description: 'There is no file.' },
    drawing: {
      description: 'Waits for the next stroke, so that a signature is sent once.',
      tags: 'busy',
      after: { strokePause: 'sending' },
    },
    sending: {
      description: 'The file is on its way; another file, or none, ends that.',
      tags: 'busy',
      entry: assign({ id: null, failure: null }),
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => context.file,
        onDone: {
          target: 'kept',
          actions: [
            assign({ id: ({ event }) => event.output.id }),
            emit(({ event }) => ({ type: 'cart.receive', cart: event.output.cart })),
          ],
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    kept: {
      description: 'The host has it, and its id is the value of the add-on; it may lose it again (A55).',
      tags: 'kept',
      on: { 'upload.retry': { guard: 'hasFile', target: 'sending' } },
    },
    failed: {
      description: 'It did not arrive; the file is still here and can be sent again.',
      tags: 'failed',
      on: { 'upload.retry': 'sending', 'connection.restore': 'sending' },
    },
  },
});
