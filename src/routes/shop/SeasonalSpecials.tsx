import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { GroupProducts } from './GroupProducts.tsx';
import type { ListingQuery } from './listing-query.ts';
import { useCategories } from './shop-section.ts';
import type { ShopSection } from './shop-section.ts';
import { shopHref } from './shop-url.ts';

interface SeasonalSpecialsProps {
  section: ShopSection;
  page: number;
  query: ListingQuery;
}

/** A page of the seasonal specials, and links to those of each category (RT-09). */
export function SeasonalSpecials({ section, page, query }: SeasonalSpecialsProps) {
  const categories = useCategories().flatMap((top) => [top, ...top.children]);
  return (
    <>
      <section
        aria-labelledby="christmas-specials"
        className="not-first:mt-14 not-first:border-t not-first:border-kerf not-first:pt-8"
      >
        <h2 id="christmas-specials" className="mb-6 font-display text-2xl font-bold">
          <Trans comment="Heading above products made for Christmas and products that cost less now">
            Christmas pieces and specials
          </Trans>
        </h2>
        <GroupProducts
          section={section}
          slug={null}
          page={page}
          query={query}
          whenEmpty={
            <p>
              <Trans>No special and no Christmas piece today. The shelves below are open all year.</Trans>
            </p>
          }
        />
      </section>
      <nav aria-labelledby="christmas-by-category" className="mt-14 border-t border-kerf pt-8">
        <h2 id="christmas-by-category" className="mb-5 font-display text-2xl font-bold">
          <Trans comment="Heading above links to the categories that have something for Christmas">
            Christmas by category
          </Trans>
        </h2>
        <ul className="flex flex-wrap gap-2">
          {categories.map(({ id, name, slug }) => (
            <li key={id}>
              <AppLink
                href={shopHref(section.prefix, slug)}
                className="inline-flex min-h-11 items-center rounded-cut border border-edge bg-surface px-4 py-1.5 transition-colors hover:border-scorch hover:bg-ply"
              >
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
