// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../page/load-page.ts';
import {
  sampleBlock,
  samplePage,
  sampleProduct,
  sampleRow,
  sampleRowBlock,
} from '../../test/content-samples.ts';
import { createFakeClient, renderCmsPage, renderWidget } from '../../test/render-content.tsx';

const products = Array.from({ length: 26 }, (_, index) => sampleProduct(index + 1));
const requested: unknown[] = [];
const responses = {
  ProductsOfGroup: (variables: Record<string, unknown>) => {
    requested.push(variables);
    const { group, offset, first } = variables as { group: string; offset: number; first: number };
    const all = group === 'few' ? products.slice(0, 2) : products;
    return { sellProducts: all.slice(offset, offset + first), sellProductCount: all.length };
  },
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);

describe('Sell/product_grid', () => {
  it('[WGT-16] shows twelve products of its group and links to the other pages', async () => {
    await renderWidget('Sell/product_grid', { group: 'slate' }, { responses, path: '/demo' });
    expect(requested.at(-1)).toEqual({ group: 'slate', first: 12, offset: 0 });
    expect(names()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/demo?page=3');
  });

  it('[WGT-16] shows page n of ?page=n, already before the screen is shown', async () => {
    await renderWidget('Sell/product_grid', { group: 'slate' }, { responses, path: '/demo?page=3' });
    expect(requested.at(-1)).toEqual({ group: 'slate', first: 12, offset: 24 });
    expect(names()).toEqual(['Piece 25', 'Piece 26']);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/demo');
  });

  it.each(['0', '-1', 'abc', '1.5'])('[WGT-16] shows the first page for ?page=%s', async (page) => {
    await renderWidget('Sell/product_grid', { group: 'slate' }, { responses, path: `/demo?page=${page}` });
    expect(names()[0]).toBe('Piece 1');
  });

  it('has no pagination with `only`', async () => {
    await renderWidget('Sell/product_grid', { group: 'slate', only: 2 }, { responses, path: '/demo?page=3' });
    expect(names()).toEqual(['Piece 1', 'Piece 2']);
    expect(screen.queryByRole('link', { name: /Page/ })).toBeNull();
  });

  it('[PGR-16] uses the limit, offset and pagination labels of its settings', async () => {
    const block = sampleRowBlock([['Sell/product_grid', { group: 'slate' }]]);
    const widgets = block.widgets.map((widget) => ({
      ...widget,
      limit: 4,
      offset: 2,
      pagination_labels: { next: 'On' },
    }));
    await renderCmsPage(samplePage({ rows: [sampleRow([{ ...block, widgets }])] }), { responses });
    expect(names()).toEqual(['Piece 3', 'Piece 4', 'Piece 5', 'Piece 6']);
    expect(screen.getByRole('link', { name: 'On' }).getAttribute('href')).toBe('/?page=2');
  });

  describe('beyond its last page', () => {
    const opens = (page: number, ...grids: object[]) => {
      const pageContents = grids.map((settings) => sampleBlock('Sell/product_grid', settings));
      const cognitoPage = samplePage({ pageContents });
      const { client } = createFakeClient({ ...responses, PageView: () => ({ cognitoPage }) });
      return loadPage(client, '/demo', { page, item: null, extra: [] });
    };

    it('the page does not exist', async () => {
      await expect(opens(3, { group: 'slate' })).resolves.toBeTruthy();
      await expect(opens(4, { group: 'slate' })).rejects.toMatchObject({ init: { status: 404 } });
    });

    it('the page exists if it has no grid with pages, or another grid has that page', async () => {
      await expect(opens(4, { group: 'slate', only: 2 })).resolves.toBeTruthy();
      await expect(opens(3, { group: 'slate' }, { group: 'few' })).resolves.toBeTruthy();
    });

    it('a grid without that page is left out', async () => {
      const settings = { group: 'few', heading: 'Few pieces' };
      await renderWidget('Sell/product_grid', settings, { responses, path: '/demo?page=2' });
      expect(screen.queryByText('Few pieces')).toBeNull();
    });
  });
});
