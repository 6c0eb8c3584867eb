import { expect, test } from 'vitest';
import { footerColumns } from './footer-columns.ts';

const link = (id: number, name: string) => ({ id, name, link: `/${name.toLowerCase()}` });

test('each footer link makes a column of its children, or of itself', () => {
  const columns = footerColumns([
    { ...link(1, 'Help'), children: [link(2, 'Contact'), link(3, 'Returns')] },
    { ...link(4, 'Blog'), children: [] },
    { ...link(5, 'About'), children: null },
  ]);
  expect(columns.map(({ title, links }) => [title, ...links.map(({ href }) => href)])).toEqual([
    ['Help', '/contact', '/returns'],
    ['Blog', '/blog'],
    ['About', '/about'],
  ]);
});
