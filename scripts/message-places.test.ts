import { expect, it } from 'vitest';
import { placeComments } from './message-places.ts';

it('the translator comment lists where a message is used, each place once', () => {
  expect(placeComments(['src/routes/cart/CartRoute.tsx', 'src/features/cart/CartLines.tsx'])).toEqual([
    'Where: the cart; the cart, and cart notices on other pages',
  ]);
  expect(placeComments(['src/app/ShopHeader.tsx', 'src/app/ShopFooter.tsx'])).toEqual([
    'Where: header, footer and notices on every page',
  ]);
});

it('a file without a described place gets no comment, so that lint finds it', () => {
  expect(placeComments(['src/new/Screen.tsx'])).toEqual([]);
});
