import type { Crumb } from '../../components/ui/Breadcrumbs.tsx';
import type { ProductBreadcrumbs_GroupFragment } from './ProductBreadcrumbs.generated.ts';

export interface BreadcrumbsProduct {
  name: string;
  slug: string;
  groups: readonly ProductBreadcrumbs_GroupFragment[];
  primaryGroup: ProductBreadcrumbs_GroupFragment | null;
}

interface BreadcrumbList {
  /** The group's id; 0 for the trail without a group. */
  id: number;
  group: string;
  crumbs: Crumb[];
}

/**
 * The breadcrumb trails of a product: through its primary group if set, or else one per group; without groups
 * directly from the shop (A29).
 */
export function productBreadcrumbs(
  { name, slug, groups, primaryGroup }: BreadcrumbsProduct,
  labels: { home: string; shop: string },
): BreadcrumbList[] {
  const list = (id: number, group: string, steps: readonly Crumb[]): BreadcrumbList => ({
    id,
    group,
    crumbs: [
      { name: labels.home, href: '/' },
      { name: labels.shop, href: '/shop' },
      ...steps,
      { name, href: `/product/${slug}` },
    ],
  });
  const used = primaryGroup ? [primaryGroup] : groups;
  if (used.length === 0) return [list(0, labels.shop, [])];
  return used.map((group) =>
    list(
      group.id,
      group.name,
      group.breadcrumbs.map((step) => ({ name: step.name, href: `/shop/${step.url}` })),
    ),
  );
}
