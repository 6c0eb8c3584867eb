import { pageHeading, textBlock } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';

/** `/blog`: the list of articles. */
export const blogPage: PageSeed = {
  slug: 'blog',
  url: '/blog',
  name: 'Blog',
  title: 'From the bench: our blog',
  metaDescription:
    'How a laser works, what slate does, how to keep bamboo, what schools order and how to choose a present: notes from a laser workshop in Gladstone.',
  updatedAt: '2026-11-16T00:00:00.000Z',
  blocks: [
    pageHeading('From the bench'),
    textBlock('Lead', '<p>What we learn while we work, written down when the lasers are cooling.</p>'),
    {
      name: 'Articles',
      template: 'blog_list',
      fullWidth: true,
      variables: { heading: '', subheading: '', group: 'blog' },
    },
  ],
};
