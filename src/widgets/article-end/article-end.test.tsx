// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';
import { articleAfter } from './article-after.ts';

const article = (id: number, group = 'blog') => ({
  __typename: 'Page',
  id,
  url: `/blog/${id}`,
  name: `Article ${id}`,
  meta_description: `About ${id}`,
  sitemap_group_model: group,
  created_at: `2026-11-0${id}T00:00:00.000Z`,
  image: null,
});

/** Renders the end of the article at `path`. */
const showsEnd = (path: string, articles: object[]) =>
  renderWidget('article_end', {}, { responses: { Articles: () => ({ cognitoPages: articles }) }, path });

it('[RT-05] an article links to the next older one', async () => {
  await showsEnd('/blog/2', [article(1), article(2), article(3)]);
  const next = screen.getByRole('navigation', { name: 'Next article' });
  expect(next.querySelector('a')?.getAttribute('href')).toBe('/blog/1');
});

it('a single article has no link to another', async () => {
  await showsEnd('/blog/1', [article(1), article(2, 'news')]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['/blog/3', 2],
  ['/blog/1', 3],
  ['/elsewhere', 3],
])('after %s article %i is next', (url, id) => {
  expect(articleAfter([article(1), article(3), article(2)], url)?.id).toBe(id);
});
