// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { installDialog } from '../../test/dialog.ts';
import { renderWithApp } from '../../test/render.tsx';
import { SizeChart } from './SizeChart.tsx';

beforeAll(installDialog);

const image = {
  url: '/assets/i/abc/4x3/1184.jpg',
  webp_url: '/assets/i/abc/4x3/1184.webp',
  avif_url: '/assets/i/abc/4x3/1184.avif',
  placeholder: '',
  width: 1184,
  height: 888,
  aspect: '4x3',
};

it('[PRD-03, WGT-17] opens in a dialog of its own height, in which it scrolls on a small screen', async () => {
  renderWithApp(<SizeChart productName="Cotton Tee" image={image} />);
  await userEvent.click(screen.getByRole('link', { name: 'Size chart' }));
  const dialog = screen.getByRole('dialog', { name: 'Size chart' });
  expect(dialog.className).not.toContain('500px');
  const chart = screen.getByRole('img', { name: 'Size chart of Cotton Tee' });
  const scrolled = chart.closest<HTMLElement>('.overflow-y-auto');
  expect(scrolled).not.toBeNull();
  // It contains nothing focusable, so it must be focusable itself for keyboard scrolling.
  expect(scrolled?.tabIndex).toBe(0);
});
