import { expect, it } from 'vitest';
import { whereComments } from './message-places.ts';

it('the translator comment lists where a message is used, each place once', () => {
  expect(whereComments(['src/routes/cart/CartRoute.tsx', 'src/features/cart/CartLines.tsx'])).toEqual([
    'Where: the cart; the cart, and what other pages say of it',
  ]);
  expect(whereComments(['src/app/ShopHeader.tsx', 'src/app/ShopFooter.tsx'])).toEqual([
    'Where: every page of the shop, around what it shows',
  ]);
});

it('a file without a described place gets no comment, so that lint finds it', () => {
  expect(whereComments(['src/new/Screen.tsx'])).toEqual([]);
});
