import { expect, it } from 'vitest';
import { currentBranch } from './menu-item.ts';

const leaf = (name: string, href: string) => ({ name, href, children: [] });
const menu = [
  { name: 'Laser', href: '/shop/laser-kut', children: [leaf('Slate', '/shop/slate')] },
  leaf('All products', '/shop'),
  leaf('Home', '/'),
  leaf('Blog', '/blog'),
];

it.each([
  ['/shop/slate', 'Laser'],
  ['/shop/slate/2', 'Laser'],
  ['/shop/laser-kut', 'Laser'],
  ['/shop/bamboo', 'All products'],
  ['/shop', 'All products'],
  ['/shopping', undefined],
  ['/blog/no-two-slates', 'Blog'],
  ['/', 'Home'],
  ['/about', undefined],
])('[SEC-06] at %s only %s is marked as the current entry', (path, name) => {
  expect(currentBranch(menu, path)?.name).toBe(name);
});
