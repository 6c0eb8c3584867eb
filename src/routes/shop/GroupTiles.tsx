import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { buttonClass } from '../../components/ui/button-style.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { wholeRows } from '../../components/ui/whole-rows.ts';
import { shopHref } from './shop-url.ts';
import type { ShopPrefix } from './shop-url.ts';
import type { ShopTree_GroupFragment } from './ShopTree.generated.ts';

interface GroupTilesProps {
  groups: readonly ShopTree_GroupFragment[];
  prefix: ShopPrefix;
}

/** The groups below this one, each a tile: picture 4x3, name, button (SHP-04). */
export function GroupTiles({ groups, prefix }: GroupTilesProps) {
  const grid = wholeRows('cards', groups.length);
  return (
    <ul className={grid.list}>
      {groups.map((group, index) => (
        <li key={group.id} className={grid.cell(index)}>
          <div className="card group relative flex h-full flex-col">
            {group.image ? (
              <Picture
                image={group.image}
                alt=""
                slot="groupTile"
                priority={index < 4}
                className="rounded-cut border border-kerf"
              />
            ) : (
              <span
                aria-hidden="true"
                className="wood-grain block aspect-4/3 rounded-cut border border-kerf bg-ply"
              />
            )}
            <div className="mt-3 min-w-0">
              <h2 className="font-display text-xl font-semibold">{group.name}</h2>
              <AppLink
                href={shopHref(prefix, group.slug)}
                className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-2 after:absolute after:inset-0`}
              >
                <Trans>Shop {group.name}</Trans>
              </AppLink>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
