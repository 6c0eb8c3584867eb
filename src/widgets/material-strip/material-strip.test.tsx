// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
import { renderWidget } from '../../test/render-content.tsx';

const material = (id: number, name: string) => ({
  __typename: 'Group',
  id,
  name,
  slug: `material-${id}`,
  image: id === 1 ? null : sampleImage(300, '4x3'),
});

/** Renders the strip of a group with `count` children. */
const showsStrip = (count: number, variables: object = {}) => {
  const children = Array.from({ length: count }, (_, index) => material(index + 1, `Material ${index + 1}`));
  const data = { __typename: 'Group', id: 99, slug: 'all', children };
  const Materials = () => ({ groupDetails: { __typename: 'GroupResponse', data } });
  return renderWidget('Sell/material_strip', { group: 'all', ...variables }, { responses: { Materials } });
};

it.each([
  [1, 1],
  [3, 3],
  [5, 4],
  [8, 8],
  [11, 8],
])('of %i materials %i are shown, so that no row on a phone has a single tile', async (count, shown) => {
  await showsStrip(count);
  expect(screen.getAllByRole('listitem')).toHaveLength(shown);
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/shop/all');
});

it('each material links to its group, under a heading that is the page’s if it comes first', async () => {
  await showsStrip(2, { heading: 'Stone or wood' });
  expect(screen.getByRole('heading', { name: 'Stone or wood', level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Material 2' }).getAttribute('href')).toBe('/shop/material-2');
});

it('nothing is shown for a group without materials', async () => {
  await showsStrip(0);
  expect(screen.queryByRole('list')).toBeNull();
});
