import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ShopPrefix } from './shop-address.ts';
import { placeInShop } from './shop-tree.ts';
import type { ShopPlace } from './shop-tree.ts';
import { ShopGroupsDocument, useShopGroupsQuery } from './ShopGroups.generated.ts';
import type { ShopGroupsQueryVariables } from './ShopGroups.generated.ts';

/** One of the two ways through the same goods (A27). */
export interface Aisle {
  prefix: ShopPrefix;
  /** Only what is in the seasonal tree or on special. */
  seasonal: boolean;
}

export const shopAisle: Aisle = { prefix: '/shop', seasonal: false };
export const christmasAisle: Aisle = { prefix: '/shop-christmas', seasonal: true };

const SHOP_TREE: ShopGroupsQueryVariables = { model: 'product', root: 'shop' };
const SEASONAL_TREE: ShopGroupsQueryVariables = { model: 'seasonal', root: 'christmas' };

const treesOf = (seasonal: boolean) => (seasonal ? [SEASONAL_TREE, SHOP_TREE] : [SHOP_TREE]);

/** Where `slug` stands in an aisle; null when it stands nowhere. The season has its own groups and the shop's. */
export async function findPlace(
  client: ApolloClient,
  { seasonal }: Aisle,
  slug: string | undefined,
): Promise<ShopPlace | null> {
  const roots = await Promise.all(
    treesOf(seasonal).map((variables) => client.query({ query: ShopGroupsDocument, variables })),
  );
  return placeInShop(
    roots.flatMap(({ data }) => data?.groupDetails.data ?? []),
    slug,
  );
}

/** The roots of an aisle as the loader has preloaded them. */
function useRoots(seasonal: boolean) {
  const shop = useShopGroupsQuery({ variables: SHOP_TREE }).data?.groupDetails.data;
  const season = useShopGroupsQuery({ variables: SEASONAL_TREE, skip: !seasonal }).data?.groupDetails.data;
  return [season, shop].filter((root) => root !== undefined);
}

/** `findPlace` for components. */
export function usePlace({ seasonal }: Aisle, slug: string | undefined): ShopPlace | null {
  return placeInShop(useRoots(seasonal), slug);
}

const REFRESH_DELAY_MS = 1_000;

/** Reads the groups again a second after a group was opened; without an answer they stay as they are (PGR-15). */
export function useGroupRefresh({ seasonal }: Aisle, slug: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const variables of treesOf(seasonal)) {
        client
          .query({ query: ShopGroupsDocument, variables, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      }
    }, REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [client, seasonal, slug]);
}

/** The shop's own categories, each with those below it. */
export function useCategories() {
  return useRoots(false)[0]?.children ?? [];
}
