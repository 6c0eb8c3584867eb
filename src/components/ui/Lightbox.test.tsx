// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
import { renderWithApp } from '../../test/render.tsx';
import { Lightbox } from './Lightbox.tsx';

const slides = ['Front', 'Back', 'Lid'].map((title) => ({
  image: sampleImage(1200, '4x3'),
  title,
  description: '',
}));

test('[PRD-02] every slide and thumbnail of the viewer says which of how many it is', async () => {
  renderWithApp(<Lightbox slides={slides} index={1} onClose={vi.fn()} thumbnails />);
  const shown = await screen.findAllByLabelText('2 of 3');
  expect(shown.length).toBeGreaterThan(0);
  expect(screen.queryAllByLabelText(/^\s*of\s*$/)).toEqual([]);
  expect(screen.getAllByLabelText('3 of 3').length).toBeGreaterThan(0);
});
