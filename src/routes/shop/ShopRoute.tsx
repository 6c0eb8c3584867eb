import { replace, useParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { notFound } from '../../lib/not-found.ts';
import { PAGE_SIZE, pageNumber, shopHref } from './shop-address.ts';
import { placeInShop } from './shop-tree.ts';
import { ShopGroupsDocument, useShopGroupsQuery } from './ShopGroups.generated.ts';
import type { ShopGroupsQuery } from './ShopGroups.generated.ts';
import { ShopProductsDocument } from './ShopProducts.generated.ts';
import type { ShopProductsQuery, ShopProductsQueryVariables } from './ShopProducts.generated.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** Preloads a group's tiles, or a page of its products; refuses groups and page numbers that do not exist. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const client = clientOf(context);
  const page = pageNumber(params['page']);
  if (page === null) throw notFound('shop');
  if (params['page'] === '1') throw replace(shopHref(params['group'] ?? null), 301);
  const variables = { group: params['group'] ?? '', first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [groups, products] = await Promise.all([
    client.query<ShopGroupsQuery>({ query: ShopGroupsDocument }),
    params['group'] === undefined
      ? null
      : client.query<ShopProductsQuery, ShopProductsQueryVariables>({
          query: ShopProductsDocument,
          variables,
        }),
  ]);
  const place = placeInShop(groups.data?.groupTree.data ?? [], params['group']);
  if (!place) throw notFound('shop');
  const isLeaf = place.group !== null && place.children.length === 0;
  const count = isLeaf ? (products?.data?.sellProductCount ?? 0) : 0;
  const lastPage = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (page > lastPage) throw notFound('shop');
  return null;
}

/** `/shop`, `/shop/{group}`, `/shop/{group}/{page}`. */
export function Component() {
  const params = useParams();
  const { data } = useShopGroupsQuery();
  const place = placeInShop(data?.groupTree.data ?? [], params['group']);
  if (!place) return null;
  return <ShopScreen place={place} page={pageNumber(params['page']) ?? 1} />;
}
