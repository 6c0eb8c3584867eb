import { checkImageSpec } from '../images/image-spec.ts';
import { notFound, success } from '../lib/outcome.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import type { Group, GroupList, Product } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { readersTranslations } from '../wire/translated.ts';
import type { Services } from '../services.ts';
import { GROUP_PICTURE, groupWire } from '../wire/group.ts';
import { skuFoundWire, wholeProductWire } from '../wire/product.ts';
import { plain } from '../wire/wire-of.ts';
import type { RestDomain, RestHandlers } from './rest-routes.ts';

const PAGE_SIZE = 12;

/** Returns all groups on one page (A28). */
async function groupListOf(nodes: GroupNode[], images: ImageLookup, slot: ImageSpec): Promise<GroupList> {
  const data = await Promise.all(nodes.map((node) => plain<Group>(groupWire(node, images, slot))));
  return { data, total: data.length, page: 1, page_size: Math.max(data.length, 1) };
}

function groupHandlers({ groups, images }: Services): RestHandlers {
  return {
    async groupList({ image_aspect, image_width }) {
      const spec = checkImageSpec({
        aspect: image_aspect ?? GROUP_PICTURE.aspect,
        width: image_width ?? GROUP_PICTURE.width,
      });
      return spec.ok ? success(await groupListOf(await groups.list(), images, spec.value)) : spec;
    },
    async groupTree({ namespace, model }) {
      const tops = await groups.topOf(namespace, model);
      return tops
        ? success(await groupListOf(tops, images, GROUP_PICTURE))
        : notFound('GROUP_TREE_NOT_FOUND');
    },
    async groupDetails({ namespace, model, group }) {
      const node = await groups.inTree(namespace, model, group);
      return node
        ? success({ data: await plain<Group>(groupWire(node, images)) })
        : notFound('GROUP_NOT_FOUND');
    },
  };
}

function productHandlers({ products, search, images }: Services): RestHandlers {
  return {
    async productList({ group, page, page_size }) {
      const filter = { group: group ?? null, byIsNew: false };
      const first = page_size ?? PAGE_SIZE;
      const number = page ?? 1;
      const [nodes, total] = await Promise.all([
        products.list(filter, { first, offset: (number - 1) * first }),
        products.count(filter),
      ]);
      const data = await Promise.all(nodes.map((node) => plain<Product>(wholeProductWire(node, images))));
      return { data, total, page: number, page_size: first };
    },
    async productSearch({ query, first, offset }) {
      const page = { first: first ?? PAGE_SIZE, offset: offset ?? 0 };
      const { products: nodes, total } = await search.products(query, page, readersTranslations());
      const data = await Promise.all(nodes.map((node) => plain<Product>(wholeProductWire(node, images))));
      return { data, total, page: Math.floor(page.offset / page.first) + 1, page_size: page.first };
    },
    async cartSearchSku(query) {
      const found = await products.searchSku(query);
      return found.ok ? success(skuFoundWire(found.value)) : found;
    },
  };
}

/** Groups, products and `searchsku`. */
export function catalogueRest(services: Services): RestDomain {
  return { handlers: { ...groupHandlers(services), ...productHandlers(services) } };
}
