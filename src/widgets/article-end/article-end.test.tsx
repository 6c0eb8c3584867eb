// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
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

const person = { __typename: 'Person', id: 1, first_name: 'Hannah', last_name: 'Ashby', title: 'Draws' };

interface End {
  author?: string;
  leads_on?: boolean;
  photo?: unknown;
}

/** Shows the end of the article at `path`. */
const showsEnd = (path: string, articles: object[], { photo = null, ...settings }: End) => {
  const answers = {
    Authors: () => ({ personList: { __typename: 'PersonList', data: [{ ...person, photo }] } }),
    Articles: () => ({ cognitoPages: articles }),
  };
  return renderWidget('article_end', settings, { answers, path });
};

it('[RT-05] an article ends with who has written it, and leads to the next older one', async () => {
  await showsEnd('/blog/2', [article(1), article(2), article(3)], {
    author: 'Hannah Ashby',
    photo: sampleImage(150, '1x1'),
  });
  expect(screen.getByText('Written by Hannah Ashby')).toBeTruthy();
  expect(screen.getByText('Draws')).toBeTruthy();
  const next = screen.getByRole('navigation', { name: 'Next article' });
  expect(next.querySelector('a')?.getAttribute('href')).toBe('/blog/1');
});

it('an author whom nobody knows is not named, and an only article leads nowhere', async () => {
  await showsEnd('/blog/1', [article(1), article(2, 'news')], { author: 'Nobody' });
  expect(screen.queryByText(/Written by/)).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('where it only signs off it leads nowhere', async () => {
  await showsEnd('/blog/2', [article(1), article(2)], { author: 'Hannah Ashby', leads_on: false });
  expect(screen.getByText('Written by Hannah Ashby')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['/blog/3', 2],
  ['/blog/1', 3],
  ['/elsewhere', 3],
])('after %s comes article %i', (url, id) => {
  expect(articleAfter([article(1), article(3), article(2)], url)?.id).toBe(id);
});
