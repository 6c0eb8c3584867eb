import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

interface Rules {
  prefetch: { where: { and: { not?: { href_matches: string } }[] } }[];
}

const [rule] = (JSON.parse(speculationRules) as Rules).prefetch;
const left = rule?.where.and.find(({ not }) => not)?.not?.href_matches ?? '';
const isLeft = (path: string) =>
  new URLPattern(left, 'https://shop.example').test(`https://shop.example${path}`);

it.each([
  '/cart',
  '/checkout?step=2',
  '/order/1',
  '/print-tickets/1?key=a',
  '/profile',
  '/my-account?page=2',
  '/token-login?a=1',
  '/logout',
  '/cms/orders',
  '/api/v1/sell/cart',
  '/feeds/blog.xml',
])('%s is private or not a page, so it is not prefetched', (path) => {
  expect(isLeft(path)).toBe(true);
});

it.each([
  '/',
  '/shop/slate/2',
  '/product/cork-trivet',
  '/search/slate',
  '/cartoons',
  '/authors',
  '/vases',
  '/about/cart',
])('%s is a public page, so it may be prefetched', (path) => {
  expect(isLeft(path)).toBe(false);
});
