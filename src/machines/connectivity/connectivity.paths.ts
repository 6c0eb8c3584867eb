import { hostileTexts } from '../testing/hostile-data.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import { connectivityMachine } from './connectivity.machine.ts';

export const connectivityModel: MachineModel<typeof connectivityMachine> = {
  machine: connectivityMachine,
  inputs: [undefined],
  events: [
    { type: 'request.fail' },
    { type: 'request.succeed' },
    { type: 'browser.online' },
    { type: 'ping.retry' },
    { type: 'link.sync', active: true },
    { type: 'link.sync', active: false },
    delayEvent('pause', 'connectivity.inactive.pausing'),
    doneEvent('ping'),
    errorEvent('ping', new Error('no network')),
  ],
  edge: [doneEvent('ping', null)],
  // Another tab may run another version of the shop.
  hostile: [undefined, null, 0, {}, ...hostileTexts].map((active) => ({ type: 'link.sync', active })),
  states: {
    'active.sure': { tags: ['active'], work: [] },
    'active.doubted': { tags: ['active', 'doubted'], work: [] },
    'inactive.pinging': { tags: ['inactive', 'pinging'], work: ['ping'] },
    'inactive.pausing': {
      tags: ['inactive'],
      work: [],
      invariant: ({ failures }) => failures > 0,
    },
  },
  project: ({ failures }) => Math.min(failures, 2),
};
