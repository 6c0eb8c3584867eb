// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePostage, sampleProduct } from '../../test/content-samples.ts';
import { renderWidget } from '../../test/render-content.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('Sell/product_view', () => {
  const view = {
    ...sampleProduct(1),
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
    return { sellProduct: view, sellPostage: samplePostage };
  };

  it('[WGT-16] shows the product of its settings', async () => {
    await renderWidget(
      'Sell/product_view',
      { product: 'piece-1' },
      { responses: { ProductView }, item: 'other' },
    );
    expect(seen.at(-1)).toEqual({ url: 'piece-1' });
    expect(screen.getByRole('link', { name: 'Piece 1' }).getAttribute('href')).toBe('/product/piece-1');
    expect(screen.getByText('How it is made')).toBeTruthy();
  });

  it('[WGT-16] without that setting shows the item of the URL, and without that nothing', async () => {
    await renderWidget('Sell/product_view', {}, { responses: { ProductView }, item: 'piece-9' });
    expect(seen.at(-1)).toEqual({ url: 'piece-9' });
    const { requested: calls } = await renderWidget('Sell/product_view', {}, { responses: { ProductView } });
    expect(calls).toEqual([]);
  });
});
