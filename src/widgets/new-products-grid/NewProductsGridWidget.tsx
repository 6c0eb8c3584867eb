import { Trans } from '@lingui/react/macro';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { defineWidget } from '../page/widget-module.ts';
import { NewProductsDocument, useNewProductsQuery } from './NewProducts.generated.ts';

/** The newest products that a shop shows (specification section 9). */
const NEWEST = 4;

const schema = Type.Object({ heading: Type.String({ default: '' }) });

/** Sell/new_products_grid: exactly the four newest (RT-02, WGT-16). */
function NewProductsGridWidget({ settings }: { settings: Static<typeof schema> }) {
  const { data } = useNewProductsQuery({ variables: { first: NEWEST } });
  const products = data?.sellProducts ?? [];
  if (products.length === 0) return null;
  return (
    <section className="mx-auto max-w-7xl px-6 py-12">
      <h2 className="mb-6 font-display text-3xl font-bold">
        {settings.heading === '' ? <Trans>New from the workshop</Trans> : settings.heading}
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}

export const widget = defineWidget({
  schema,
  Component: NewProductsGridWidget,
  preload: (_settings, _context, client) =>
    client.query({ query: NewProductsDocument, variables: { first: NEWEST } }),
});
