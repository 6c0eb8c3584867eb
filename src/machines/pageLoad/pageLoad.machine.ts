import { assign, emit, setup } from 'xstate';
import type { Page } from '../../graphql/generated/types.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** The field that decides whether a newly loaded page replaces the shown one. */
export type LoadedPage = Pick<Page, 'updated_at'>;

interface PageLoadContext {
  url: string;
  /** The page shown. */
  page: LoadedPage | null;
  /** A newer version (`null`: the page is gone) that waits until the shopper stops typing. */
  newer: LoadedPage | null;
  isTyping: boolean;
}

type PageLoadEvent =
  | { type: 'page.open'; url: string; cached: LoadedPage | null }
  | { type: 'typing.start' }
  /** The field lost focus or the form was submitted. */
  | { type: 'typing.end' }
  | { type: 'load.retry' }
  | { type: 'connection.restore' };

/**
 * Loads one CMS page at a time: shows the cached version first and checks it a second later (PGR-11, PGR-12,
 * A04).
 */
export const pageLoadMachine = setup({
  types: {
    context: {} as PageLoadContext,
    input: {} as { url: string; cached: LoadedPage | null },
    events: {} as PageLoadEvent,
    /** Shows this version in place of any previous one; `null` when there is no such page. */
    emitted: {} as { type: 'page.replace'; page: LoadedPage | null },
    tags: {} as 'busy' | 'content' | 'notFound' | 'failed',
  },
  actors: {
    /** Loads the page at this URL from the host; `null` when there is none. */
    loadPage: placeholderActor<LoadedPage | null, { url: string }>('loadPage'),
  },
  delays: { recheckDelay: 1_000 },
  guards: {
    isCached: ({ context }) => context.page !== null,
    isTyping: ({ context }) => context.isTyping,
    isGone: (_, page: LoadedPage | null) => page === null,
    isSame: ({ context }, page: LoadedPage | null) => page?.updated_at === context.page?.updated_at,
  },
  actions: {
    show: assign({ page: (_, page: LoadedPage | null) => page, newer: null }),
    storeNewer: assign({ newer: (_, page: LoadedPage | null) => page }),
    announce: emit(({ context }) => ({ type: 'page.replace', page: context.page })),
  },
}).createMachine({
  id: 'pageLoad',
  context: ({ input }) => ({ url: input.url, page: input.cached, newer: null, isTyping: false }),
  on: {
    'page.open': {
      target: '.opening',
      actions: assign(({ event: { url, cached } }) => ({ url, page: cached, newer: null, isTyping: false })),
    },
    'typing.start': { actions: assign({ isTyping: true }) },
    'typing.end': { actions: assign({ isTyping: false }) },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether the page is cached.',
      always: [{ guard: 'isCached', target: 'content' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loads the page; there is nothing to show yet.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ url: context.url }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'notFound',
            actions: 'announce',
          },
          {
            target: 'content.current',
            actions: [{ type: 'show', params: ({ event }) => event.output }, 'announce'],
          },
        ],
        onError: 'failed',
      },
    },
    content: {
      description: 'The page is shown.',
      tags: 'content',
      initial: 'cached',
      states: {
        cached: {
          description: 'Shows the cached page.',
          after: { recheckDelay: 'rechecking' },
        },
        rechecking: {
          description: 'Loads the page again; without a response the cached one stays.',
          invoke: {
            id: 'recheckPage',
            src: 'loadPage',
            input: ({ context }) => ({ url: context.url }),
            onDone: [
              { guard: { type: 'isSame', params: ({ event }) => event.output }, target: 'current' },
              {
                guard: 'isTyping',
                target: 'outdated',
                actions: { type: 'storeNewer', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: '#pageLoad.notFound',
                actions: [{ type: 'show', params: null }, 'announce'],
              },
              {
                target: 'current',
                actions: [{ type: 'show', params: ({ event }) => event.output }, 'announce'],
              },
            ],
            onError: 'current',
          },
        },
        outdated: {
          description: 'A newer version is loaded, but the page is not replaced while the shopper types.',
          on: {
            'typing.end': [
              {
                guard: { type: 'isGone', params: ({ context }) => context.newer },
                target: '#pageLoad.notFound',
                actions: [{ type: 'show', params: null }, assign({ isTyping: false }), 'announce'],
              },
              {
                target: 'current',
                actions: [
                  { type: 'show', params: ({ context }) => context.newer },
                  assign({ isTyping: false }),
                  'announce',
                ],
              },
            ],
          },
        },
        current: { description: 'Shows the page as the host has it.' },
      },
    },
    notFound: {
      description: 'The page does not exist: 404.',
      tags: 'notFound',
    },
    failed: {
      description: 'Loading the page failed.',
      tags: 'failed',
      on: { 'load.retry': 'loading', 'connection.restore': 'loading' },
    },
  },
});
