import { Trans } from '@lingui/react/macro';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { useCategories } from './shop-section.ts';
import type { ShopSection } from './shop-section.ts';
import { shopHref } from './shop-url.ts';
import { listingVariables } from './shop-loader.ts';
import { useShopProductsQuery } from './ShopProducts.generated.ts';
import { useListingQuery } from './use-listing-query.ts';

/** The newest seasonal specials, and the way to those of each category of the shop (RT-09). */
export function SeasonalSpecials({ aisle }: { aisle: ShopSection }) {
  const query = useListingQuery();
  const { data } = useShopProductsQuery({ variables: listingVariables(aisle, undefined, 1, query) });
  const categories = useCategories().flatMap((top) => [top, ...top.children]);
  return (
    <>
      {data && data.sellProducts.length > 0 && (
        <section className="mt-14 border-t border-kerf pt-8">
          <h2 className="mb-6 font-display text-2xl font-bold">
            <Trans>Christmas specials</Trans>
          </h2>
          <ProductGrid products={data.sellProducts} />
        </section>
      )}
      <nav aria-labelledby="christmas-by-category" className="mt-14 border-t border-kerf pt-8">
        <h2 id="christmas-by-category" className="mb-5 font-display text-2xl font-bold">
          <Trans>Christmas by category</Trans>
        </h2>
        <ul className="flex flex-wrap gap-2">
          {categories.map(({ id, name, slug }) => (
            <li key={id}>
              <AppLink
                href={shopHref(aisle.prefix, slug)}
                className="inline-flex min-h-11 items-center rounded-cut border border-edge bg-surface px-4 py-1.5 transition-colors hover:border-scorch hover:bg-ply"
              >
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
