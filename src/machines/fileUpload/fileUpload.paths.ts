import { RefusedError } from '../../lib/failure.ts';
import { cartResponse } from '../cart/cart.fixtures.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { fileUploadMachine } from './fileUpload.machine.ts';

/** The file used in all paths. */
export const logo = new File(['<svg/>'], 'logo.svg');

export const fileUploadModel: MachineModel<typeof fileUploadMachine> = {
  machine: fileUploadMachine,
  inputs: [undefined],
  events: [
    { type: 'file.choose', file: logo },
    { type: 'file.draw', file: logo },
    { type: 'file.recall', id: 'earlier' },
    { type: 'file.remove' },
    { type: 'upload.retry' },
    { type: 'connection.restore' },
    delayEvent('strokePause', 'fileUpload.drawing'),
    doneEvent('upload', { id: 'file-1', name: logo.name, cart: cartResponse() }),
    errorEvent('upload', new RefusedError({ status: 415, message: 'No such files' })),
    errorEvent('upload', new Error('no network')),
  ],
  edge: [{ type: 'file.choose', file: new File([], 'empty.png') }],
  hostile: hostileTexts.flatMap((text) => [
    { type: 'file.choose', file: new File([text], text) },
    { type: 'file.recall', id: text },
    { type: 'file.draw', file: new File([text], text) },
  ]),
  states: {
    empty: { tags: [], work: [], invariant: ({ file, id }) => file === null && id === null },
    drawing: { tags: ['busy'], work: [], invariant: ({ file, id }) => file !== null && id === null },
    sending: { tags: ['busy'], work: ['upload'], invariant: ({ file, id }) => file !== null && id === null },
    uploaded: { tags: ['uploaded'], work: [], invariant: ({ id }) => id !== null },
    failed: {
      tags: ['failed'],
      work: [],
      invariant: ({ file, failure }) => file !== null && failure !== null,
    },
  },
  project: ({ file, id, failure }) => [file?.name, id, failure?.reason],
};
