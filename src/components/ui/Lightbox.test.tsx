// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
import { renderWithApp } from '../../test/render.tsx';
import { Lightbox } from './Lightbox.tsx';

const slides = ['Front', 'Back', 'Lid'].map((title) => ({
  image: sampleImage(1200, '4x3'),
  title,
  description: '',
}));

/** URL of the current slide's picture. */
const shownSource = () =>
  document.querySelector('.yarl__slide_current .yarl__slide_image')?.getAttribute('src');

/** Placeholder shown until the picture has loaded. */
const atHand = () =>
  document.querySelector('.yarl__slide_current img[aria-hidden=true]')?.getAttribute('src');

test('[PRD-02, IMG-08] pictures are AVIF if the browser has chosen that for the page, else WebP', async () => {
  const { unmount } = renderWithApp(<Lightbox slides={slides} index={0} onClose={vi.fn()} />);
  await waitFor(() => expect(shownSource()).toMatch(/\.webp$/));
  expect(atHand()).toMatch(/\/300\.webp$/);
  unmount();
  const taken = document.createElement('img');
  Object.defineProperty(taken, 'currentSrc', { value: 'https://shop.example/assets/i/abc/4x3/300.avif' });
  document.body.append(taken);
  renderWithApp(<Lightbox slides={slides} index={0} onClose={vi.fn()} />);
  await waitFor(() => expect(shownSource()).toMatch(/\.avif$/));
  // Already loaded by the page.
  expect(atHand()).toMatch(/\/300\.avif$/);
  taken.remove();
});

test('[PRD-02] every slide and thumbnail of the viewer is labelled with its position and the total', async () => {
  renderWithApp(<Lightbox slides={slides} index={1} onClose={vi.fn()} thumbnails />);
  const shown = await screen.findAllByLabelText('2 of 3');
  expect(shown.length).toBeGreaterThan(0);
  expect(screen.queryAllByLabelText(/^\s*of\s*$/)).toEqual([]);
  expect(screen.getAllByLabelText('3 of 3').length).toBeGreaterThan(0);
});
