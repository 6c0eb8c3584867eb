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

/** Shows the strip of a group with so many children. */
const showsStrip = (count: number, variables: object = {}) => {
  const children = Array.from({ length: count }, (_, index) => material(index + 1, `Material ${index + 1}`));
  const data = { __typename: 'Group', id: 99, slug: 'all', children };
  const Materials = () => ({ groupDetails: { __typename: 'GroupAnswer', data } });
  return renderWidget('Sell/material_strip', { group: 'all', ...variables }, { answers: { Materials } });
};

it.each([
  [1, 1],
  [3, 3],
  [5, 4],
  [8, 8],
  [11, 8],
])('of %i materials it shows %i, so that no row of a phone is left with an orphan', async (count, shown) => {
  await showsStrip(count);
  expect(screen.getAllByRole('listitem')).toHaveLength(shown);
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/shop/all');
});

it('each leads to its group, under a heading that is the page’s where it comes first', async () => {
  await showsStrip(2, { heading: 'Stone or wood' });
  expect(screen.getByRole('heading', { name: 'Stone or wood', level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Material 2' }).getAttribute('href')).toBe('/shop/material-2');
});

it('nothing is shown of a group without any', async () => {
  await showsStrip(0);
  expect(screen.queryByRole('list')).toBeNull();
});
