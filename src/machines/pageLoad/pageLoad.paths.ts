import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { pageLoadMachine } from './pageLoad.machine.ts';

export const yesterday = { updated_at: '2026-11-20T00:00:00Z' };
export const today = { updated_at: '2026-11-21T00:00:00Z' };

export const pageLoadModel: MachineModel<typeof pageLoadMachine> = {
  machine: pageLoadMachine,
  inputs: [
    { url: '/about', cached: null },
    { url: '/about', cached: yesterday },
  ],
  events: [
    { type: 'page.open', url: '/blog', cached: null },
    { type: 'page.open', url: '/blog', cached: yesterday },
    { type: 'typing.start' },
    { type: 'typing.end' },
    { type: 'load.retry' },
    { type: 'connection.restore' },
    doneEvent('loadPage', today),
    doneEvent('loadPage', null),
    errorEvent('loadPage', new Error('no network')),
    delayEvent('recheckDelay', 'pageLoad.content.cached'),
    doneEvent('recheckPage', yesterday),
    doneEvent('recheckPage', today),
    doneEvent('recheckPage', null),
    errorEvent('recheckPage', new Error('no network')),
  ],
  edge: [{ type: 'page.open', url: '/', cached: null }],
  hostile: hostileTexts.map((url) => ({ type: 'page.open', url, cached: null })),
  states: {
    loading: { tags: ['busy'], work: ['loadPage'], invariant: ({ page }) => page === null },
    'content.cached': { tags: ['content'], work: [], invariant: ({ page }) => page !== null },
    'content.rechecking': {
      tags: ['content'],
      work: ['recheckPage'],
      invariant: ({ page }) => page !== null,
    },
    'content.outdated': {
      tags: ['content'],
      work: [],
      invariant: ({ page, isTyping }) => page !== null && isTyping,
    },
    'content.current': { tags: ['content'], work: [], invariant: ({ page }) => page !== null },
    notFound: { tags: ['notFound'], work: [], invariant: ({ page }) => page === null },
    failed: { tags: ['failed'], work: [], invariant: ({ page }) => page === null },
  },
  project: ({ url, page, newer, isTyping }) => [url, page?.updated_at, newer?.updated_at, isTyping],
};
