import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { CategoryBand } from './CategoryBand.tsx';
import { GroupProducts } from './GroupProducts.tsx';
import { GroupTiles } from './GroupTiles.tsx';
import { shopHref } from './shop-address.ts';
import type { ShopPlace } from './shop-tree.ts';

interface ShopScreenProps {
  place: ShopPlace;
  page: number;
}

/** A group of the shop: its way, heading and words, then its children's tiles or else its products. */
export function ShopScreen({ place, page }: ShopScreenProps) {
  const { t } = useLingui();
  const { group, parents, children } = place;
  const heading = group ? t`Shop ${group.name}` : t`Shop`;
  const crumbs = [
    { name: t`Home`, href: '/' },
    { name: t`Shop`, href: shopHref(null) },
    ...[...parents, ...(group ? [group] : [])].map(({ name, slug }) => ({ name, href: shopHref(slug) })),
  ];
  return (
    <>
      <PageHead title={heading} description={descriptionOf(group?.content ?? '')} />
      <CategoryBand image={group?.image ?? null} heading={heading} content={group?.content ?? ''}>
        <Breadcrumbs items={crumbs} />
      </CategoryBand>
      <div className="mx-auto max-w-7xl px-6 py-10">
        {children.length > 0 || !group ? (
          <GroupTiles groups={children} />
        ) : (
          <GroupProducts slug={group.slug} page={page} />
        )}
      </div>
    </>
  );
}

const DESCRIPTION_LENGTH = 155;

/** The first words of a group's HTML, for search engines. */
function descriptionOf(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).trimEnd()}…`;
}
