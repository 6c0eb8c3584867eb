import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { productBreadcrumbs } from './product-breadcrumbs.ts';
import type { BreadcrumbsProduct } from './product-breadcrumbs.ts';

/** The breadcrumb trails of a product (PRD-01, A29), each its own landmark. */
export function ProductBreadcrumbs({ product }: { product: BreadcrumbsProduct }) {
  const { t } = useLingui();
  const lists = productBreadcrumbs(product, {
    home: t`Home`,
    shop: t({
      message: 'Shop',
      comment: 'All products: heading of their page, and a breadcrumb; a noun',
    }),
  });
  return (
    <>
      {lists.map(({ id, group, crumbs }) => (
        <Breadcrumbs
          key={id}
          items={crumbs}
          {...(lists.length > 1
            ? {
                label: t({
                  message: `Breadcrumbs: ${group}`,
                  comment:
                    'Heard as the name of the links down to a product, where several ways lead there; {group} is a group of products',
                }),
              }
            : {})}
        />
      ))}
    </>
  );
}
