import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { updateBannerMachine } from './updateBanner.machine.ts';

export const updateBannerModel: MachineModel<typeof updateBannerMachine> = {
  machine: updateBannerMachine,
  inputs: [undefined],
  events: [
    { type: 'update.find' },
    { type: 'banner.dismiss' },
    { type: 'update.apply' },
    { type: 'navigation.start', path: '/shop', isSafe: true },
    delayEvent('bannerTimeout', 'updateBanner.outdated.announced'),
    doneEvent('applyUpdate'),
    errorEvent('applyUpdate', new Error('no worker')),
  ],
  edge: [{ type: 'navigation.start', path: '/', isSafe: true }],
  hostile: hostileTexts.map((path) => ({ type: 'navigation.start', path, isSafe: false })),
  states: {
    current: { tags: [], work: [] },
    'outdated.announced': { tags: ['visible'], work: [] },
    'outdated.dismissed': { tags: [], work: [] },
    applying: { tags: ['busy'], work: ['applyUpdate'] },
    navigating: { tags: ['busy'], work: ['applyUpdate'] },
  },
  project: () => null,
};
