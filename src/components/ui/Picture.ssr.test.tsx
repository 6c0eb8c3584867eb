// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShopImage } from '../../lib/image-url.ts';
import { Picture } from './Picture.tsx';

const image: ShopImage = {
  url: '/assets/i/abc/4x3/300.jpg',
  webp_url: '/assets/i/abc/4x3/300.webp',
  avif_url: '/assets/i/abc/4x3/300.avif',
  placeholder: '',
  width: 300,
  height: 225,
  aspect: '4x3',
};

describe('a lazy picture rendered on the host', () => {
  it('[IMG-07] keeps the changes of the inline script through hydration and a further render', () => {
    const picture = <Picture image={image} alt="Tray" slot="card" />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(picture);
    document.body.append(container);
    const load = () =>
      container.querySelectorAll('source').forEach((source) => {
        source.media = '';
        source.sizes = '75px';
      });
    const found = () =>
      Array.from(container.querySelectorAll('source'), ({ media, sizes }) => `${media}${sizes}`);
    load();
    const { rerender } = render(picture, { container, hydrate: true });
    expect(found()).toEqual(['75px', '75px', '75px']);
    rerender(<Picture image={{ ...image }} alt="A tray" slot="card" className="new" />);
    expect(container.querySelector('img')?.alt).toBe('A tray');
    expect(found()).toEqual(['75px', '75px', '75px']);
  });

  it('[IMG-07] has a noscript fallback', () => {
    const html = renderToString(<Picture image={image} alt="Tray" slot="card" />);
    const twin = /<noscript[^>]*>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(twin).toContain('srcSet="/assets/i/abc/4x3/300.avif"');
    expect(twin).toMatch(/<img[^>]* src="\/assets\/i\/abc\/4x3\/300.jpg"/);
    expect(twin).toContain('loading="lazy"');
    expect(twin).toContain('alt="Tray"');
  });
});
