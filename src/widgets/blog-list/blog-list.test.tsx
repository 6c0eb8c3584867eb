// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePage } from '../../test/content-samples.ts';
import { renderWidget } from '../../test/render-content.tsx';

it('[RT-05, A73] blog_list shows the articles of its group, newest first', async () => {
  const article = (name: string, created_at: string, group: string | null = 'blog') =>
    samplePage({ name, url: `/blog/${name}`, created_at, sitemap_group_model: group });
  const Articles = () => ({
    cognitoPages: [
      article('older', '2026-04-01T00:00:00Z'),
      article('newer', '2026-06-01T00:00:00Z'),
      article('page', '2026-07-01T00:00:00Z', null),
    ],
  });
  await renderWidget('blog_list', {}, { responses: { Articles } });
  expect(screen.getAllByRole('heading').map((node) => node.textContent)).toEqual(['newer', 'older']);
});

it('[SEO-05] blog_list cuts the headlines of its articles at 110 characters', async () => {
  const names = ['w'.repeat(110), 'w'.repeat(111)];
  const Articles = () => ({
    cognitoPages: names.map((name, index) =>
      samplePage({
        name,
        url: `/blog/${index}`,
        created_at: `2026-0${index + 1}-01T00:00:00Z`,
        sitemap_group_model: 'blog',
      }),
    ),
  });
  await renderWidget('blog_list', {}, { responses: { Articles } });
  expect(screen.getAllByRole('heading').map((node) => node.textContent)).toEqual([
    `${'w'.repeat(109)}…`,
    'w'.repeat(110),
  ]);
});
