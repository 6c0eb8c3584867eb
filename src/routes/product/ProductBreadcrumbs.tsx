import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { productBreadcrumbs } from './product-breadcrumbs.ts';
import type { BreadcrumbsProduct } from './product-breadcrumbs.ts';

/** The ways to a product (PRD-01, A29), each its own landmark. */
export function ProductBreadcrumbs({ product }: { product: BreadcrumbsProduct }) {
  const { t } = useLingui();
  const lists = productBreadcrumbs(product, { home: t`Home`, shop: t`Shop` });
  return (
    <>
      {lists.map(({ id, group, crumbs }) => (
        <Breadcrumbs
          key={id}
          items={crumbs}
          {...(lists.length > 1 ? { label: t`Breadcrumbs: ${group}` } : {})}
        />
      ))}
    </>
  );
}
