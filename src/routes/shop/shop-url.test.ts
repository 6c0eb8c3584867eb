import { describe, expect, it } from 'vitest';
import { listingParams, shopHref } from './shop-url.ts';

describe('the URLs of a listing', () => {
  it('[SHP-10, A26] page 1 of a group or of a root has no page number, the others have one', () => {
    expect([1, 3].map((page) => shopHref('/shop', 'slate', page))).toEqual(['/shop/slate', '/shop/slate/3']);
    expect([1, 3].map((page) => shopHref('/shop-christmas', null, page))).toEqual([
      '/shop-christmas',
      '/shop-christmas/3',
    ]);
  });

  it('[RT-09, A26] a number after the season is a page of its specials, after the shop a group', () => {
    expect(listingParams('/shop-christmas', { group: '3' })).toEqual({ slug: undefined, page: '3' });
    expect(listingParams('/shop', { group: '3' })).toEqual({ slug: '3', page: undefined });
    expect(listingParams('/shop-christmas', { group: 'slate', page: '3' })).toEqual({
      slug: 'slate',
      page: '3',
    });
    expect(listingParams('/shop-christmas', {})).toEqual({ slug: undefined, page: undefined });
  });
});
