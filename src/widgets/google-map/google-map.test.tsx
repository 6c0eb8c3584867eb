// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

describe('google_map', () => {
  const settings = { location: '1 Goondoon Street', width: '80%', height: '360', zoom: '14', show_sign: '1' };

  it('[WGT-05, A81] loads nothing before it is requested, but shows the address and a link to Maps', async () => {
    const { container } = await renderWidget('google_map', settings);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText('1 Goondoon Street')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open in Maps' }).getAttribute('href');
    expect(link).toBe('https://www.google.com/maps/search/?api=1&query=1+Goondoon+Street');
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const map = new URL(container.querySelector('iframe')?.src ?? '');
    expect([map.searchParams.get('q'), map.searchParams.get('z')]).toEqual(['1 Goondoon Street', '14']);
  });

  it('[WGT-05] has the width and height of its settings, and its sign only on demand', async () => {
    const { container } = await renderWidget('google_map', { ...settings, show_sign: '0' });
    const sizes = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style);
    expect(sizes.some(({ width }) => width === '80%')).toBe(true);
    expect(sizes.some(({ height }) => height === '360px')).toBe(true);
    expect(screen.queryByText('1 Goondoon Street')).toBeNull();
  });

  it('[WGT-05] a height in per cent is replaced by the default, since its container has no height', async () => {
    const { container } = await renderWidget('google_map', { ...settings, height: '60%' });
    const sizes = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.height);
    expect(sizes.filter((height) => height !== '')).toEqual(['400px']);
  });
});
