import { useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { defineWidget } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { NewProductsDocument, useNewProductsQuery } from './NewProducts.generated.ts';

/** Number of newest products shown (specification section 9). */
const NEWEST = 4;

const schema = object({ heading: text(), subheading: text() });

/** Sell/new_products_grid: exactly the four newest products (RT-02, WGT-16). */
function NewProductsGridWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { t } = useLingui();
  const { data } = useNewProductsQuery({ variables: { first: NEWEST } });
  const products = data?.sellProducts ?? [];
  if (products.length === 0) return null;
  return (
    <div className="py-8 md:py-12">
      <WidgetHeader
        heading={
          settings.heading === ''
            ? t({ message: 'New from the workshop', comment: 'Heading above the newest products' })
            : settings.heading
        }
        subheading={settings.subheading}
      />
      <ProductGrid products={products} />
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: NewProductsGridWidget,
  preload: (_settings, { client }) =>
    client.query({ query: NewProductsDocument, variables: { first: NEWEST } }),
});
