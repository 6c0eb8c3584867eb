// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { SiteBrand } from './SiteBrand.tsx';

const DARK = 'source[media="(prefers-color-scheme: dark)"]';

it('[SEO-06] the owner’s logo is shown in the header, another one in dark mode', () => {
  renderWithApp(
    <SiteBrand name="Gum & Grain" logo={{ url: '/assets/light.svg', darkUrl: '/assets/dark.svg' }} />,
  );
  expect(screen.getByRole('img', { name: 'Gum & Grain' }).getAttribute('src')).toBe('/assets/light.svg');
  expect(document.querySelector(DARK)?.getAttribute('srcset')).toBe('/assets/dark.svg');
});

it('[SEO-06] a single logo is used in both modes, and without one the shop’s own mark is shown', () => {
  const { rerender } = renderWithApp(<SiteBrand name="Gum & Grain" logo={{ url: '/assets/light.svg' }} />);
  expect(document.querySelector(DARK)).toBeNull();
  rerender(<SiteBrand name="Gum & Grain" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Gum & Grain' }).getAttribute('href')).toBe('/');
});
