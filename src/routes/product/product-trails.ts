import type { Crumb } from '../../components/ui/Breadcrumbs.tsx';
import type { ProductTrails_GroupFragment } from './ProductTrails.generated.ts';

export interface TrailedProduct {
  name: string;
  slug: string;
  groups: readonly ProductTrails_GroupFragment[];
  primaryGroup: ProductTrails_GroupFragment | null;
}

interface Trail {
  /** Of its group; 0 for the way through no group. */
  id: number;
  group: string;
  crumbs: Crumb[];
}

/**
 * The ways to a product: through its primary group when it has one, else one for each group, and for a product of no
 * group straight from the shop (A29).
 */
export function productTrails(
  { name, slug, groups, primaryGroup }: TrailedProduct,
  labels: { home: string; shop: string },
): Trail[] {
  const trail = (id: number, group: string, steps: readonly Crumb[]): Trail => ({
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
  if (used.length === 0) return [trail(0, labels.shop, [])];
  return used.map((group) =>
    trail(
      group.id,
      group.name,
      group.breadcrumbs.map((step) => ({ name: step.name, href: `/shop/${step.url}` })),
    ),
  );
}
