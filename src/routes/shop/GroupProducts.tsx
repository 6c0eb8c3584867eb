import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { PAGE_SIZE, shopHref } from './shop-address.ts';
import { useShopProductsQuery } from './ShopProducts.generated.ts';

interface GroupProductsProps {
  slug: string;
  page: number;
}

/** A page of twelve products of a leaf group (SHP-05, SHP-12), or a friendly word when there are none (SHP-13). */
export function GroupProducts({ slug, page }: GroupProductsProps) {
  const { data } = useShopProductsQuery({
    variables: { group: slug, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  if (!data) return null;
  if (data.sellProductCount === 0) {
    return (
      <EmptyState
        title={<Trans>Nothing on this shelf just yet</Trans>}
        action={
          <ButtonLink href="/shop">
            <Trans>See all categories</Trans>
          </ButtonLink>
        }
      >
        <Trans>We are cutting new pieces every week. Have a look at the other shelves meanwhile.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ProductGrid products={data.sellProducts} priorityCount={4} />
      <Pagination
        page={page}
        pageCount={Math.ceil(data.sellProductCount / PAGE_SIZE)}
        hrefFor={(number) => shopHref(slug, number)}
      />
    </>
  );
}
