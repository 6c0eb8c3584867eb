import type { ReactNode } from 'react';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { LISTING_PAGE_SIZE } from '../../rules/listing-page-size.ts';
import type { ShopSection } from './shop-section.ts';
import { NothingMatches } from './EmptyCategory.tsx';
import { ListingBar } from './ListingBar.tsx';
import { choiceCount, withListingQuery, withoutChoices } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import { shopHref } from './shop-url.ts';
import { listingVariables } from './shop-loader.ts';
import { useShopProductsQuery } from './ShopProducts.generated.ts';

interface GroupProductsProps {
  section: ShopSection;
  /** `null` for all groups. */
  slug: string | null;
  page: number;
  query: ListingQuery;
  /** Shown when the group has no products. */
  whenEmpty: ReactNode;
}

/**
 * A page of twelve products of a leaf group or of all groups (SHP-05, SHP-12), or a message when there are
 * none (SHP-13).
 */
export function GroupProducts({ section, slug, page, query, whenEmpty }: GroupProductsProps) {
  const { data, previousData } = useShopProductsQuery({
    variables: listingVariables(section, slug ?? undefined, page, query),
  });
  const shown = data ?? previousData;
  if (!shown) return null;
  const path = shopHref(section.prefix, slug);
  const { sellProducts: products, sellProductCount: count, sellProductFacets: facets } = shown;
  if (count === 0 && choiceCount(query) === 0) return whenEmpty;
  return (
    <>
      <ListingBar path={path} query={query} facets={facets} count={count} />
      {count === 0 ? (
        <NothingMatches href={withListingQuery(path, withoutChoices(query))} />
      ) : (
        <ProductGrid
          products={products}
          priorityCount={slug === null && page === 1 ? 0 : 4}
          headingLevel={slug === null ? 3 : 2}
        />
      )}
      <div className="mt-12">
        <Pagination
          page={page}
          pageCount={Math.ceil(count / LISTING_PAGE_SIZE)}
          hrefFor={(number) => withListingQuery(shopHref(section.prefix, slug, number), query)}
        />
      </div>
    </>
  );
}
