import { expect, it } from 'vitest';
import { whereComments } from './message-places.ts';

it('a translator reads where a message stands, each place once', () => {
  expect(whereComments(['src/routes/cart/CartRoute.tsx', 'src/features/cart/CartLines.tsx'])).toEqual([
    'Where: the cart; the cart, and what other pages say of it',
  ]);
  expect(whereComments(['src/app/ShopHeader.tsx', 'src/app/ShopFooter.tsx'])).toEqual([
    'Where: every page of the shop, around what it shows',
  ]);
});

it('a file that nobody has placed gets no comment, for lint to find', () => {
  expect(whereComments(['src/new/Screen.tsx'])).toEqual([]);
});
