// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImage, samplePage, sampleRow, sampleRowBlock } from '../test/content-samples.ts';
import { renderPage, renderWidget } from '../test/render-content.tsx';

const product = (id: number) => ({
  __typename: 'Product',
  id,
  name: `Piece ${id}`,
  slug: `piece-${id}`,
  blurb: 'Cut',
  in_stock: true,
  price: 10.6,
  full_price: null,
  is_new: true,
  is_on_special: false,
  image: sampleImage(300, '4x3'),
});
const products = (count: number) => Array.from({ length: count }, (_, index) => product(index + 1));
const asked: unknown[] = [];
const answers = {
  NewProducts: (variables: Record<string, unknown>) => {
    asked.push(variables);
    return { sellProducts: products(Number(variables['first'])) };
  },
  ProductsOfGroup: (variables: Record<string, unknown>) => {
    asked.push(variables);
    const { offset, first } = variables as { offset: number; first: number };
    return { sellProducts: products(26).slice(offset, offset + first), sellProductCount: 26 };
  },
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

it('[WGT-16, RT-02] Sell/new_products_grid asks for the four newest and shows them', async () => {
  await renderWidget('Sell/new_products_grid', { heading: 'New' }, { answers });
  expect(asked.at(-1)).toEqual({ first: 4 });
  expect(names()).toHaveLength(4);
});

describe('Sell/product_grid', () => {
  it('[WGT-16] shows twelve products of its group and the way to the other pages', async () => {
    await renderWidget('Sell/product_grid', { group: 'slate' }, { answers, path: '/demo' });
    expect(asked.at(-1)).toEqual({ group: 'slate', first: 12, offset: 0 });
    expect(names()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/demo?page=3');
  });

  it('[WGT-16] ?page=n is its page, already before the screen is shown', async () => {
    await renderWidget('Sell/product_grid', { group: 'slate' }, { answers, path: '/demo?page=3' });
    expect(asked.at(-1)).toEqual({ group: 'slate', first: 12, offset: 24 });
    expect(names()).toEqual(['Piece 25', 'Piece 26']);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/demo');
  });

  it.each(['0', '-1', 'abc', '1.5'])('[WGT-16] ?page=%s is the first page', async (page) => {
    await renderWidget('Sell/product_grid', { group: 'slate' }, { answers, path: `/demo?page=${page}` });
    expect(names()[0]).toBe('Piece 1');
  });

  it('[PGR-16] has the limit, offset and pagination labels of its settings', async () => {
    const block = sampleRowBlock([['Sell/product_grid', { group: 'slate' }]]);
    const widgets = block.widgets.map((widget) => ({
      ...widget,
      limit: 4,
      offset: 2,
      pagination_labels: { next: 'On' },
    }));
    await renderPage(samplePage({ rows: [sampleRow([{ ...block, widgets }])] }), { answers });
    expect(names()).toEqual(['Piece 3', 'Piece 4', 'Piece 5', 'Piece 6']);
    expect(screen.getByRole('link', { name: 'On' }).getAttribute('href')).toBe('/?page=2');
  });
});

describe('Sell/product_view', () => {
  const view = {
    ...product(1),
    content: '<p>How it is made</p>',
    price: null,
    photos: [],
    skus: [],
    variations: [],
    productAddons: [],
  };
  const seen: unknown[] = [];
  const ProductView = (variables: unknown) => {
    seen.push(variables);
    return { sellProduct: view };
  };

  it('[WGT-16] shows the product that it names', async () => {
    await renderWidget(
      'Sell/product_view',
      { product: 'piece-1' },
      { answers: { ProductView }, item: 'other' },
    );
    expect(seen.at(-1)).toEqual({ url: 'piece-1' });
    expect(screen.getByRole('link', { name: 'Piece 1' }).getAttribute('href')).toBe('/product/piece-1');
    expect(screen.getByText('How it is made')).toBeTruthy();
  });

  it('[WGT-16] without a name shows the item of the address, and without that nothing', async () => {
    await renderWidget('Sell/product_view', {}, { answers: { ProductView }, item: 'piece-9' });
    expect(seen.at(-1)).toEqual({ url: 'piece-9' });
    const { asked: calls } = await renderWidget('Sell/product_view', {}, { answers: { ProductView } });
    expect(calls).toEqual([]);
  });
});
