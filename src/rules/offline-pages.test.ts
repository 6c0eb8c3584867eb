import { expect, test } from 'vitest';
import { isCacheable } from './offline-pages.ts';

test.each([
  '/',
  '/shop',
  '/shop/slate/2?sort=price',
  '/product/slate-wall-clock?Shape=Round',
  '/blog?page=2',
  '/about#team',
  '/cart',
  'https://shop.example/faq',
])('[SWK-04] %s may be cached', (url) => {
  expect(isCacheable(url)).toBe(true);
});

test.each([
  '/checkout',
  '/order/K7-2231',
  '/invoice/K7-2231',
  '/show-invoice/K7-2231?key=secret',
  '/print-tickets/K7-2231',
  '/my-account',
  '/profile',
  '/token-login?a=access&r=refresh',
  '/auth?code=1',
  '/cms/orders',
  '/logout',
  '/search?q=for+my+wife',
  '/search/for-my-wife',
  '/contact?payum_token=abc',
  '/gift-vouchers?page=1&payum_token=abc',
  '/api/v1/sell/cart',
  '/graphql?documentId=1',
])('[SWK-07] %s is never cached', (url) => {
  expect(isCacheable(url)).toBe(false);
});
