import { use } from 'react';
import { useLocation } from 'react-router';
import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { LISTING_PAGE_SIZE } from '../../rules/listing-page-size.ts';
import { PAGE_QUERY_KEY, PageParamsContext } from '../page-params.ts';
import { defineWidget } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { requiredText, text, wholeNumber } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { ProductsOfGroupDocument, useProductsOfGroupQuery } from './ProductsOfGroup.generated.ts';

const schema = object({
  heading: text(),
  subheading: text(),
  group: requiredText(),
  /** Maximum number of products, shown without pagination. */
  only: optional(wholeNumber(1, LISTING_PAGE_SIZE)),
});

type Settings = InferOutput<typeof schema>;

interface ProductGridWidgetProps {
  settings: Settings;
  context: WidgetContext;
}

/** Variables of the query: a page of the group's products, counted from the widget's offset. */
function variablesOf({ group, only }: Settings, { limit, offset }: WidgetContext, page: number) {
  if (only !== undefined) return { group, first: only, offset };
  const first = Math.min(LISTING_PAGE_SIZE, limit);
  return { group, first, offset: offset + (page - 1) * first };
}

/** Sell/product_grid: the products of a group, 12 per page of `?page=n` (WGT-16), or only the first few. */
function ProductGridWidget({ settings, context }: ProductGridWidgetProps) {
  const { pathname } = useLocation();
  const { page } = use(PageParamsContext);
  const variables = variablesOf(settings, context, page);
  const { data } = useProductsOfGroupQuery({ variables });
  // Empty too on a page that only another grid has.
  if (!data || data.sellProducts.length === 0) return null;
  const pageCount = Math.ceil((data.sellProductCount - context.offset) / variables.first);
  const hrefFor = (number: number) => (number === 1 ? pathname : `${pathname}?${PAGE_QUERY_KEY}=${number}`);
  return (
    <div className="py-6 md:py-8">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} />
      <ProductGrid products={data.sellProducts} />
      {settings.only === undefined && pageCount > 1 && (
        <div className="mt-10">
          <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} labels={context.paginationLabels} />
        </div>
      )}
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: ProductGridWidget,
  preload: (settings, { client, context, place }) =>
    client.query({
      query: ProductsOfGroupDocument,
      variables: variablesOf(settings, context, place.page),
    }),
  hasPage(settings, { client, context, place }) {
    if (settings.only !== undefined) return undefined;
    const variables = variablesOf(settings, context, place.page);
    const data = client.readQuery({ query: ProductsOfGroupDocument, variables });
    return data ? data.sellProducts.length > 0 : undefined;
  },
});
