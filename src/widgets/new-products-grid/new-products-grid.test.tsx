// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleProduct } from '../../test/content-samples.ts';
import { renderWidget } from '../../test/render-content.tsx';

it('[WGT-16, RT-02] Sell/new_products_grid requests the four newest products and shows them', async () => {
  const requested: unknown[] = [];
  const NewProducts = (variables: Record<string, unknown>) => {
    requested.push(variables);
    const count = Number(variables['first']);
    return { sellProducts: Array.from({ length: count }, (_, index) => sampleProduct(index + 1)) };
  };
  await renderWidget('Sell/new_products_grid', { heading: 'New' }, { responses: { NewProducts } });
  expect(requested.at(-1)).toEqual({ first: 4 });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});
