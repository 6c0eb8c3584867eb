import { describe, expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const read = (page: number, pageCount: number, screen: 'onSmall' | 'onLarge') =>
  pageLinks(page, pageCount)
    .filter((place) => (screen === 'onLarge' && place.kind === 'page') || place[screen as 'onSmall'])
    .map((place) => (place.kind === 'page' ? String(place.page) : '…'))
    .join(' ');

describe('pagePlaces', () => {
  it('[SHP-08] shows every number of a short listing on a large screen', () => {
    expect(read(1, 5, 'onLarge')).toBe('1 2 3 4 5');
    expect(read(4, 5, 'onLarge')).toBe('1 2 3 4 5');
  });

  it('[SHP-08] shows ellipses for pages that a small screen leaves out', () => {
    expect(read(1, 7, 'onSmall')).toBe('1 2 … 7');
    expect(read(4, 7, 'onSmall')).toBe('1 … 3 4 5 … 7');
    expect(read(7, 7, 'onSmall')).toBe('1 … 6 7');
  });

  it('[SHP-08] shortens very long listings on large screens too', () => {
    expect(read(50, 100, 'onLarge')).toBe('1 … 46 47 48 49 50 51 52 53 54 … 100');
    expect(read(50, 100, 'onSmall')).toBe('1 … 49 50 51 … 100');
  });
});
