import { assign, emit, setup } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** A file stored by the host, and the cart it belongs to. */
export interface UploadedFile {
  id: string;
  name: string;
  cart: Cart;
}

export interface FileUploadContext {
  /** The last file chosen or drawn; also `null` when only the host has it. */
  file: File | null;
  /** The host's id of the file. */
  id: string | null;
  failure: Failure | null;
}

type FileUploadEvent =
  | { type: 'file.choose'; file: File }
  /** A drawing in progress: sent once the pointer rests. */
  | { type: 'file.draw'; file: File }
  /** The host has the file from an earlier visit. */
  | { type: 'file.recall'; id: string }
  | { type: 'file.remove' }
  | { type: 'upload.retry' }
  | { type: 'connection.restore' };

/** Uploads one file to the host; the last one chosen wins. */
export const fileUploadMachine = setup({
  types: {
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    /** For the cart machine: a first file creates the cart it belongs to. */
    emitted: {} as { type: 'cart.receive'; cart: Cart },
    tags: {} as 'busy' | 'failed' | 'uploaded',
  },
  actors: {
    upload: placeholderActor<UploadedFile, File | null>('upload'),
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
    'file.recall': { target: '.uploaded', actions: { type: 'recall', params: ({ event }) => event.id } },
    'file.remove': { target: '.empty', actions: 'forget' },
  },
  initial: 'empty',
  states: {
    empty: { description: 'There is no file.' },
    drawing: {
      description: 'Waits for further strokes, so that a signature is sent only once.',
      tags: 'busy',
      after: { strokePause: 'sending' },
    },
    sending: {
      description: 'The file is being uploaded; choosing another file, or none, cancels that.',
      tags: 'busy',
      entry: assign({ id: null, failure: null }),
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => context.file,
        onDone: {
          target: 'uploaded',
          actions: [
            assign({ id: ({ event }) => event.output.id }),
            emit(({ event }) => ({ type: 'cart.receive', cart: event.output.cart })),
          ],
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    uploaded: {
      description:
        'The host has the file, whose id is the value of the add-on; it may discard the file later (A55).',
      tags: 'uploaded',
      on: { 'upload.retry': { guard: 'hasFile', target: 'sending' } },
    },
    failed: {
      description: 'The upload failed; the file is kept in the browser and can be sent again.',
      tags: 'failed',
      on: { 'upload.retry': 'sending', 'connection.restore': 'sending' },
    },
  },
});
