// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placeholderForColour } from '../../../server/images/placeholder.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { PICTURE_RETRY_SECONDS } from '../../rules/busy-pictures.ts';
import { renderWithApp } from '../../test/render.tsx';
import { Picture } from './Picture.tsx';

const image: ShopImage = {
  url: '/assets/i/abc/4x3/300.jpg',
  webp_url: '/assets/i/abc/4x3/300.webp',
  avif_url: '/assets/i/abc/4x3/300.avif',
  placeholder: placeholderForColour('#c0bcb0'),
  width: 300,
  height: 225,
  aspect: '4x3',
};

const boxOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[style]') ?? container;

describe('Picture', () => {
  it.each([
    ['lazy', false],
    ['above the fold', true],
  ])('[IMG-08] %s, offers AVIF, then WebP, then the original', (_, priority) => {
    const { container } = renderWithApp(<Picture image={image} alt="Tray" slot="card" priority={priority} />);
    const offered = Array.from(container.querySelectorAll('source, img[srcset]'), (one) => [
      one.getAttribute('type'),
      one.getAttribute('srcset')?.split(', ').at(-1),
    ]);
    expect(offered).toEqual([
      ['image/avif', '/assets/i/abc/4x3/600.avif 600w'],
      ['image/webp', '/assets/i/abc/4x3/600.webp 600w'],
      [null, '/assets/i/abc/4x3/600.jpg 600w'],
    ]);
    expect(screen.getByRole('img', { name: 'Tray' })).toBeTruthy();
  });

  it.each([
    ['lazy', false],
    ['above the fold', true],
  ])('[IMG-07, A90] %s, is cropped by the host for windows in which its box is higher', (_, priority) => {
    const slide = { ...image, avif_url: '/assets/i/abc/1920x700/1920.avif' };
    const { container } = renderWithApp(
      <Picture image={slide} alt="" slot="gallerySlide" priority={priority} />,
    );
    const offered = Array.from(container.querySelectorAll('source[type="image/avif"]'), (one) => [
      priority ? (one.getAttribute('media') ?? '') : one.getAttribute('data-media'),
      one.getAttribute('srcset'),
    ]);
    expect(offered).toEqual([
      ['(width < 48rem)', '/assets/i/abc/4x3/400.avif 400w, /assets/i/abc/4x3/800.avif 800w'],
      ['(width < 64rem)', '/assets/i/abc/16x9/800.avif 800w, /assets/i/abc/16x9/1550.avif 1550w'],
      ['', '/assets/i/abc/1920x700/1550.avif 1550w, /assets/i/abc/1920x700/1920.avif 1920w'],
    ]);
    const media = Array.from(container.querySelectorAll('source'), (one) => one.media);
    expect(media.every((medium) => medium === 'not all')).toBe(!priority);
  });

  it('[IMG-07] of one size only, is offered unchanged', () => {
    const one = { ...image, url: '/a.jpg', webp_url: '/a.webp', avif_url: '/a.avif' };
    const { container } = renderWithApp(<Picture image={one} alt="" slot="gallerySlide" />);
    expect(Array.from(container.querySelectorAll('source'), ({ srcset }) => srcset)).toEqual([
      '/a.avif',
      '/a.webp',
      '/a.jpg',
    ]);
  });

  it('[IMG-06] requests no width above that of its slot', () => {
    renderWithApp(<Picture image={image} alt="Tray" slot="productPhoto" priority />);
    const srcset = screen.getByRole('img').getAttribute('srcset') ?? '';
    expect(srcset.endsWith('/assets/i/abc/4x3/1184.jpg 1184w')).toBe(true);
  });

  it('[IMG-07] shows its placeholder until the inline script loads it, in a box of its size', () => {
    const { container } = renderWithApp(<Picture image={image} alt="Tray" slot="card" />);
    const img = screen.getByRole('img');
    expect(img.dataset).toHaveProperty('lazy');
    expect([img.getAttribute('src'), img.getAttribute('srcset')]).toEqual([
      expect.stringMatching(/^data:image\/gif/),
      null,
    ]);
    expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['300', '225']);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.media)).toEqual(['not all', 'not all', 'not all']);
    expect(boxOf(container).style.backgroundColor).toBe('rgb(192, 188, 176)');
    expect(boxOf(container).style.aspectRatio).toBe('300 / 225');
  });

  it('[IMG-09] is loaded at once and with high priority if it is the largest above the fold', () => {
    renderWithApp(<Picture image={image} alt="Tray" slot="card" priority />);
    const img = screen.getByRole('img');
    expect(img.getAttribute('loading')).toBe('eager');
    expect(img.getAttribute('fetchpriority')).toBe('high');
    expect(img.getAttribute('sizes')).toContain('(min-resolution: 3dppx) calc(33.333vw - 1.333rem)');
  });

  it('[ERR-16] is requested once more after a failure, after the retry time of the host, in a box that keeps its size', async () => {
    vi.useFakeTimers();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = renderWithApp(<Picture image={image} alt="Tray" slot="card" />);
    const first = screen.getByRole('img');
    fireEvent.error(first);
    expect(screen.queryByRole('img')).toBeNull();
    expect(boxOf(container).style.aspectRatio).toBe('300 / 225');
    await act(() => vi.advanceTimersByTimeAsync(PICTURE_RETRY_SECONDS * 1000 - 1));
    expect(screen.queryByRole('img')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(PICTURE_RETRY_SECONDS * 1000 + 1));
    expect(screen.getByRole('img', { name: 'Tray' })).not.toBe(first);
    expect(warned).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('[ERR-16] is left out and logged when it cannot be decoded, and keeps its box', async () => {
    vi.useFakeTimers();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container, rerender } = renderWithApp(<Picture image={image} alt="Tray" slot="card" />);
    fireEvent.error(screen.getByRole('img'));
    await act(() => vi.advanceTimersToNextTimerAsync());
    fireEvent.error(screen.getByRole('img'));
    vi.useRealTimers();
    expect(screen.queryByRole('img')).toBeNull();
    expect(boxOf(container).style.aspectRatio).toBe('300 / 225');
    expect(warned).toHaveBeenCalledOnce();
    rerender(<Picture image={{ ...image, url: '/assets/i/def/4x3/300.jpg' }} alt="Bowl" slot="card" />);
    expect(screen.getByRole('img', { name: 'Bowl' })).toBeTruthy();
  });
});
