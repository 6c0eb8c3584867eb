import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { buttonClass } from '../../components/ui/button-style.ts';
import { Material } from '../../components/ui/Material.tsx';
import { cardSlot, wholeRows } from '../../components/ui/whole-rows.ts';
import { shopHref } from './shop-url.ts';
import type { ShopPrefix } from './shop-url.ts';
import type { ShopTree_GroupFragment } from './ShopTree.generated.ts';

/** px */
const MATERIAL_WIDTH = 600;

interface GroupTilesProps {
  groups: readonly ShopTree_GroupFragment[];
  prefix: ShopPrefix;
}

/** The subgroups as tiles: 4x3 material with the name engraved, and a button (SHP-04). */
export function GroupTiles({ groups, prefix }: GroupTilesProps) {
  const grid = wholeRows('cards', groups.length);
  return (
    <ul className={grid.list}>
      {groups.map((group, index) => (
        // Subgrid rows give all tiles of a row the same heights, whatever the length of their names.
        <li
          key={group.id}
          className={`${grid.cell(index)} group relative row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-3`}
        >
          <div className="material-tile grid-cols-1 rounded-cut border border-kerf">
            <Material
              image={group.image}
              slot={cardSlot(groups.length, index)}
              limit={MATERIAL_WIDTH}
              // A wide tile is measured first, so that it requests a wider file.
              priority={index < 4 && !grid.isWide(index)}
            >
              <h2 className="px-1 py-4 text-center font-display text-base md:text-xl font-semibold wrap-anywhere hyphens-auto">
                {group.name}
              </h2>
            </Material>
          </div>
          <AppLink
            href={shopHref(prefix, group.slug)}
            className={buttonClass({
              size: 'sm',
              fullWidth: true,
              className: 'min-h-11 wrap-anywhere hyphens-auto max-lg:min-h-14 after:absolute after:inset-0',
            })}
          >
            <Trans comment="Link to a group of products, a verb: buy">Shop {group.name}</Trans>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
