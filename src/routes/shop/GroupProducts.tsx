import { Pagination } from '../../components/ui/Pagination.tsx';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import type { ShopSection } from './shop-section.ts';
import { EmptyCategory, NothingMatches } from './EmptyCategory.tsx';
import { ListingBar } from './ListingBar.tsx';
import { choiceCount, withListingQuery, withoutChoices } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import { PAGE_SIZE, shopHref } from './shop-url.ts';
import { listingVariables } from './shop-loader.ts';
import { useShopProductsQuery } from './ShopProducts.generated.ts';

interface GroupProductsProps {
  aisle: ShopSection;
  slug: string;
  page: number;
  query: ListingQuery;
}

/** A page of twelve products of a leaf group (SHP-05, SHP-12), or a friendly word when there are none (SHP-13). */
export function GroupProducts({ aisle, slug, page, query }: GroupProductsProps) {
  const { data, previousData } = useShopProductsQuery({
    variables: listingVariables(aisle, slug, page, query),
  });
  const shown = data ?? previousData;
  if (!shown) return null;
  const path = shopHref(aisle.prefix, slug);
  const { sellProducts: products, sellProductCount: count, sellProductFacets: facets } = shown;
  if (count === 0 && choiceCount(query) === 0) return <EmptyCategory aisle={aisle} slug={slug} />;
  return (
    <>
      <ListingBar path={path} query={query} facets={facets} count={count} />
      {count === 0 ? (
        <NothingMatches href={withListingQuery(path, withoutChoices(query))} />
      ) : (
        <ProductGrid products={products} priorityCount={4} headingLevel={2} />
      )}
      <div className="mt-12">
        <Pagination
          page={page}
          pageCount={Math.ceil(count / PAGE_SIZE)}
          hrefFor={(number) => withListingQuery(shopHref(aisle.prefix, slug, number), query)}
        />
      </div>
    </>
  );
}
