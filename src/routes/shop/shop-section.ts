import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ShopPrefix } from './shop-url.ts';
import { locateInShop } from './shop-tree.ts';
import type { CategoryLocation } from './shop-tree.ts';
import { ShopGroupsDocument, useShopGroupsQuery } from './ShopGroups.generated.ts';
import type { ShopGroupsQueryVariables } from './ShopGroups.generated.ts';

/** One of the two sections that list the same products (A27). */
export interface ShopSection {
  prefix: ShopPrefix;
  /** Only seasonal products and specials. */
  seasonal: boolean;
}

export const shopSection: ShopSection = { prefix: '/shop', seasonal: false };
export const christmasSection: ShopSection = { prefix: '/shop-christmas', seasonal: true };

const SHOP_TREE: ShopGroupsQueryVariables = { model: 'product', root: 'shop' };
const SEASONAL_TREE: ShopGroupsQueryVariables = { model: 'seasonal', root: 'christmas' };

const treesOf = (seasonal: boolean) => (seasonal ? [SEASONAL_TREE, SHOP_TREE] : [SHOP_TREE]);

/** Locates `slug` in a section; `null` when unknown. The season has its own groups and the shop's. */
export async function locateCategory(
  client: ApolloClient,
  { seasonal }: ShopSection,
  slug: string | undefined,
): Promise<CategoryLocation | null> {
  const roots = await Promise.all(
    treesOf(seasonal).map((variables) => client.query({ query: ShopGroupsDocument, variables })),
  );
  return locateInShop(
    roots.flatMap(({ data }) => data?.groupDetails.data ?? []),
    slug,
  );
}

/** The roots of a section, preloaded by the loader. */
function useRoots(seasonal: boolean) {
  const shop = useShopGroupsQuery({ variables: SHOP_TREE }).data?.groupDetails.data;
  const season = useShopGroupsQuery({ variables: SEASONAL_TREE, skip: !seasonal }).data?.groupDetails.data;
  return [season, shop].filter((root) => root !== undefined);
}

/** Hook version of `locateCategory`. */
export function useCategory({ seasonal }: ShopSection, slug: string | undefined): CategoryLocation | null {
  return locateInShop(useRoots(seasonal), slug);
}

const REFRESH_DELAY_MS = 1_000;

/** Reloads the groups a second after one was opened; without a response they stay (PGR-15). */
export function useGroupRefresh({ seasonal }: ShopSection, slug: string | undefined): void {
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

/** The shop's own categories with their subcategories. */
export function useCategories() {
  return useRoots(false)[0]?.children ?? [];
}
