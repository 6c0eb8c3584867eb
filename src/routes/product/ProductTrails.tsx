import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import type { ProductCrumbs_GroupFragment } from './ProductPageParts.generated.ts';

interface ProductTrailsProps {
  product: {
    name: string;
    slug: string;
    groups: readonly ProductCrumbs_GroupFragment[];
    primaryGroup: ProductCrumbs_GroupFragment | null;
  };
}

/** The way to a product: through its primary group when it has one, else a trail for each group (A29). */
export function ProductTrails({ product }: ProductTrailsProps) {
  const { t } = useLingui();
  const groups = product.primaryGroup ? [product.primaryGroup] : product.groups;
  return groups.map((group) => (
    <Breadcrumbs
      key={group.id}
      items={[
        { name: t`Home`, href: '/' },
        { name: t`Shop`, href: '/shop' },
        ...group.breadcrumbs.map(({ name, url }) => ({ name, href: `/shop/${url}` })),
        { name: product.name, href: `/product/${product.slug}` },
      ]}
    />
  ));
}
