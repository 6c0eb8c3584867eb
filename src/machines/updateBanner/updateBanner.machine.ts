import { setup } from 'xstate';
import { placeholderActor } from '../placeholder-actors.ts';

type UpdateBannerEvent =
  /** A new version of the shop is ready. */
  | { type: 'update.find' }
  | { type: 'banner.dismiss' }
  | { type: 'update.apply' }
  /** `isSafe`: no checkout or payment, no unsaved form, no pending write (A25). */
  | { type: 'navigation.start'; path: string; isSafe: boolean };

/** 'New content available': applied on request or at the next safe navigation (SWK-02, SWK-03, GRD-11). */
export const updateBannerMachine = setup({
  types: {
    events: {} as UpdateBannerEvent,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    /** Activates the new version and loads the path as a document; `null` reloads the current one. */
    applyUpdate: placeholderActor<unknown, { path: string | null }>('applyUpdate'),
  },
  delays: { bannerTimeout: 6_000 },
  guards: {
    isSafe: (_, isSafe: boolean) => isSafe,
  },
}).createMachine({
  id: 'updateBanner',
  initial: 'current',
  states: {
    current: {
      description: 'The running version is the newest one.',
      on: { 'update.find': 'outdated' },
    },
    outdated: {
      description: 'A new version is ready.',
      on: {
        'update.apply': 'applying',
        'update.find': '.announced',
        'navigation.start': {
          guard: { type: 'isSafe', params: ({ event }) => event.isSafe },
          target: 'navigating',
        },
      },
      initial: 'announced',
      states: {
        announced: {
          description: 'The banner is shown for 6 s or until it is dismissed.',
          tags: 'visible',
          on: { 'banner.dismiss': 'dismissed' },
          after: { bannerTimeout: 'dismissed' },
        },
        dismissed: {
          description: 'The banner is hidden; the new version waits for the next safe navigation.',
        },
      },
    },
    applying: {
      description:
        'The new version is being activated, as the shopper asked; if that fails, it is announced again.',
      tags: 'busy',
      invoke: {
        id: 'applyUpdate',
        src: 'applyUpdate',
        input: { path: null },
        onDone: 'current',
        onError: 'outdated.announced',
      },
    },
    navigating: {
      description:
        'The new version is being activated before the next page; if that fails, it waits for another navigation.',
      tags: 'busy',
      invoke: {
        id: 'applyUpdate',
        src: 'applyUpdate',
        input: ({ event }) => ({ path: event.type === 'navigation.start' ? event.path : null }),
        onDone: 'current',
        onError: 'outdated.dismissed',
      },
    },
  },
});
