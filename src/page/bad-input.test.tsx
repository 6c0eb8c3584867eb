// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleBlock, samplePage, sampleRow, sampleRowBlock } from '../test/content-samples.ts';
import { renderCmsPage } from '../test/render-content.tsx';
import type { PageData } from './page-blocks.ts';

const html = (text: string) => ({ html: `<p>${text}</p>` });
const block = (text: string, more: Parameters<typeof sampleBlock>[2] = {}) =>
  sampleBlock('core/html', html(text), more);
const inBlocks = (broken: ReturnType<typeof sampleBlock>) =>
  samplePage({ pageContents: [block('before'), broken, block('after')] });
const inRow = (more: Parameters<typeof sampleRowBlock>[1]) =>
  samplePage({
    rows: [
      sampleRow([
        sampleRowBlock([['core/html', html('before')]], { width: 4 }),
        sampleRowBlock([['core/html', html('broken')]], { title: 'Odd', ...more }),
        sampleRowBlock([['core/html', html('after')]], { width: 4 }),
      ]),
    ],
  });

const noSlides = {
  GalleryView: () => ({
    cognitoGallery: {
      __typename: 'Gallery',
      id: 7,
      name: 'Empty',
      url: 'empty',
      heading: '',
      sub_heading: '',
      slides: [],
    },
  }),
};

/** The fault, the page, the notice to its owner, and whether the broken part is rendered all the same. */
const cases: [string, PageData, string, boolean][] = [
  [
    'an unknown colour',
    inBlocks(block('broken', { background_colour: 'mauve' })),
    'background_colour: mauve',
    true,
  ],
  ['a padding off the scale', inBlocks(block('broken', { padding_top: 13 })), 'padding_top: 13', true],
  ['a width of 13', inRow({ width: 13 }), 'width: 13', true],
  ['a width of 0', inRow({ width: 0 }), 'width: 0', true],
  ['an offset of 12', inRow({ offset: 12 }), 'offset: 12', true],
  [
    'an end before its start',
    inBlocks(block('broken', { start_time: '2026-11-20T00:00:00Z', end_time: '2026-11-19T00:00:00Z' })),
    'end_time: 2026-11-19T00:00:00Z < start_time: 2026-11-20T00:00:00Z',
    false,
  ],
  [
    'a missing picture',
    inBlocks(
      sampleBlock('image_with_content', { heading: 'broken', image_hashes: { image: null }, image: '' }),
    ),
    'image',
    true,
  ],
  [
    'an invalid date',
    inBlocks(sampleBlock('core/html', { ...html('broken'), widget_hidden_after: 'soon' })),
    'widget_hidden_after: soon',
    true,
  ],
  [
    'a gallery without slides',
    inBlocks(sampleBlock('gallery', { gallery: 7, heading: 'broken' })),
    'This gallery has no slides.',
    false,
  ],
  [
    'settings of a wrong type',
    inBlocks(sampleBlock('google_map', { location: 'broken', zoom: 99 })),
    'zoom must be at most 21',
    false,
  ],
];

const shownOf = (...texts: string[]) => texts.filter((text) => screen.queryByText(text) !== null);

describe('a page with a mistake in it', () => {
  it.each(cases)(
    '[PGR-17] %s affects nothing else, and its owner sees a notice',
    async (_, page, notice, shows) => {
      const rest = shows ? ['before', 'broken', 'after'] : ['before', 'after'];
      await renderCmsPage(page, { responses: noSlides });
      expect(shownOf('before', 'broken', 'after')).toEqual(rest);
      expect(shownOf(notice)).toEqual([]);
      cleanup();
      await renderCmsPage(page, { responses: noSlides, loggedIn: true });
      expect(shownOf('before', 'broken', 'after', notice)).toEqual([...rest, notice]);
    },
  );
});
