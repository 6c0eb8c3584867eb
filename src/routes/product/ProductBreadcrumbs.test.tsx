// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { ProductBreadcrumbs } from './ProductBreadcrumbs.tsx';

const group = (id: number, name: string, parent: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  breadcrumbs: [
    { name: parent, url: parent.toLowerCase() },
    { name, url: name.toLowerCase() },
  ],
});
const slate = group(1, 'Slate', 'Laser');
const table = group(2, 'Table', 'Christmas');
const product = { name: 'Coasters', slug: 'coasters', groups: [slate, table], primaryGroup: null };

const stepsOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[PRD-01, A29] a product of several groups has breadcrumbs through each, every one a landmark', () => {
  renderWithApp(<ProductBreadcrumbs product={product} />);
  expect(stepsOf('Breadcrumbs: Slate')).toEqual(['Home', 'Shop', 'Laser', 'Slate', 'Coasters']);
  expect(stepsOf('Breadcrumbs: Table')).toEqual(['Home', 'Shop', 'Christmas', 'Table', 'Coasters']);
});

test('[PRD-01, A29] a primary group gives the only breadcrumbs', () => {
  renderWithApp(<ProductBreadcrumbs product={{ ...product, primaryGroup: table }} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(stepsOf('Breadcrumbs')).toEqual(['Home', 'Shop', 'Christmas', 'Table', 'Coasters']);
});

test('[PRD-01] a product without a group has breadcrumbs from the shop', () => {
  renderWithApp(<ProductBreadcrumbs product={{ ...product, groups: [] }} />);
  expect(stepsOf('Breadcrumbs')).toEqual(['Home', 'Shop', 'Coasters']);
});
