import { expect, it } from 'vitest';
import { whereComments } from './message-places.ts';

it('the translator comment lists where a message is used, each place once', () => {
  expect(whereComments(['src/routes/cart/CartRoute.tsx', 'src/features/cart/CartLines.tsx'])).toEqual([
    'Where: the cart; the cart, and cart notices on other pages',
  ]);
  expect(whereComments(['src/app/ShopHeader.tsx', 'src/app/ShopFooter.tsx'])).toEqual([
    'Where: header, footer and notices on every page',
  ]);
});

it('a file without a described place gets no comment, so that lint finds it', () => {
  expect(whereComments(['src/new/Screen.tsx'])).toEqual([]);
});
