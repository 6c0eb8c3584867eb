import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { wholeRows } from '../../components/ui/whole-rows.ts';
import { useSearchCategoriesQuery } from './SearchCategories.generated.ts';

/** All categories of the shop with a swatch of their material. */
export function CategorySwatches() {
  const { data } = useSearchCategoriesQuery();
  const categories = (data?.groupTree.data ?? []).flatMap((top) => [top, ...top.children]);
  const grid = wholeRows('swatches', categories.length);
  return (
    <nav aria-labelledby="search-categories">
      <h2 id="search-categories" className="mb-5 font-display text-2xl font-bold">
        <Trans comment="Heading above all categories of the shop, which are called shelves here: an invitation">
          Look along the shelves
        </Trans>
      </h2>
      <ul className={grid.list}>
        {categories.map(({ id, name, slug, image }, index) => (
          <li key={id} className={grid.cell(index)}>
            <AppLink
              href={`/shop/${slug}`}
              className="flex min-h-16 items-center gap-3 rounded-cut border border-kerf bg-surface pe-4 font-semibold transition-colors hover:border-scorch"
            >
              {image ? (
                <Picture image={image} alt="" slot="categorySwatch" className="w-24 shrink-0" />
              ) : (
                <span aria-hidden="true" className="wood-grain aspect-4/3 w-24 shrink-0 bg-ply" />
              )}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
