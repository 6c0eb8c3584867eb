import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import type { ShopSection } from './shop-section.ts';
import { CategoryBand } from './CategoryBand.tsx';
import { EmptyCategory } from './EmptyCategory.tsx';
import { excerpt } from './excerpt.ts';
import { GroupProducts } from './GroupProducts.tsx';
import { GroupTiles } from './GroupTiles.tsx';
import { choiceCount } from './listing-query.ts';
import { SeasonalSpecials } from './SeasonalSpecials.tsx';
import { shopHref } from './shop-url.ts';
import type { CategoryLocation } from './shop-tree.ts';
import { useListingQuery } from './use-listing-query.ts';

interface ShopScreenProps {
  section: ShopSection;
  place: CategoryLocation;
  page: number;
  /** Shown above the listing. */
  notice?: ReactNode;
}

/**
 * A group of the shop: breadcrumbs, heading and description, then tiles of its subgroups or its products;
 * specials for the season's root.
 */
export function ShopScreen({ section, place, page, notice }: ShopScreenProps) {
  const { t } = useLingui();
  const { group, isRoot, isInFirstTree, parents, children } = place;
  const query = useListingQuery();
  const isLeaf = !isRoot && children.length === 0;
  const listsSpecials = isRoot && section.seasonal;
  const heading =
    isRoot && !section.seasonal
      ? t`Shop`
      : t({ message: `Shop ${group.name}`, comment: 'Heading and title of the page of a group of products' });
  const crumbs = [
    { name: t`Home`, href: '/' },
    {
      name: section.seasonal
        ? t({
            message: 'Christmas',
            comment: 'The part of the shop for Christmas, in the links that lead down to a page',
          })
        : t`Shop`,
      href: shopHref(section.prefix, null),
    },
    ...[...parents, ...(isRoot ? [] : [group])].map(({ name, slug }) => ({
      name,
      href: shopHref(section.prefix, slug),
    })),
  ];
  const titles = [heading, ...(section.seasonal && !isRoot ? [t`Christmas`] : [])];
  return (
    <>
      <PageHead
        title={[
          ...titles,
          ...(page > 1
            ? [t({ message: `Page ${page}`, comment: 'In the title of a page: which page of a list' })]
            : []),
        ].join(' | ')}
        description={excerpt(group.content)}
        noindex={!isInFirstTree || ((isLeaf || listsSpecials) && choiceCount(query) > 0)}
      />
      <CategoryBand image={group.image} heading={heading} content={group.content}>
        <Breadcrumbs items={crumbs} />
      </CategoryBand>
      {notice}
      <div className="width-grid py-10">
        {isLeaf && (
          <GroupProducts
            section={section}
            slug={group.slug}
            page={page}
            query={query}
            whenEmpty={<EmptyCategory section={section} slug={group.slug} />}
          />
        )}
        {!isLeaf && page === 1 && <GroupTiles groups={children} prefix={section.prefix} />}
        {listsSpecials && <SeasonalSpecials section={section} page={page} query={query} />}
      </div>
    </>
  );
}
