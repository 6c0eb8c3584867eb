import { expect, it } from 'vitest';
import { allProducts } from '../../server/seed/products/all-products.ts';
import { sceneProblems } from '../engine/scene-check.ts';
import { SIZE_CHARTS } from './size-charts.ts';

it.each(Object.entries(SIZE_CHARTS))(
  'the size chart of %s can be drawn and belongs to a product with sizes',
  (slug, scene) => {
    expect(sceneProblems(scene)).toEqual([]);
    const product = allProducts.find((candidate) => candidate.slug === slug);
    expect(product?.variations?.map(({ name }) => name)).toContain('Size');
  },
);
