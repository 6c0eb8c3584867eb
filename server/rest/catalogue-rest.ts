import { checkImageSpec } from '../images/image-spec.ts';
import { notFound, success } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { groupAsWire, groupListAsWire } from './group-view.ts';
import { productAsWire, skuFoundAsWire } from './product-view.ts';
import type { RestDomain, RestHandlers } from './rest-routes.ts';

const GROUP_IMAGE = { aspect: '4x3', width: 300 };
const PAGE_SIZE = 12;

function groupHandlers({ groups, images }: Services): RestHandlers {
  return {
    async groupList({ image_aspect, image_width }) {
      const spec = checkImageSpec({
        aspect: image_aspect ?? GROUP_IMAGE.aspect,
        width: image_width ?? GROUP_IMAGE.width,
      });
      return spec.ok ? success(groupListAsWire(await groups.listed(), images, spec.value)) : spec;
    },
    async groupTree({ namespace, model }) {
      const tops = await groups.topOf(namespace, model);
      return tops
        ? success(groupListAsWire(tops, images, GROUP_IMAGE))
        : notFound('There is no such tree of groups');
    },
    async groupDetails({ namespace, model, group }) {
      const node = await groups.one(namespace, model, group);
      return node
        ? success({ data: groupAsWire(node, images, GROUP_IMAGE) })
        : notFound('There is no such group');
    },
  };
}

function productHandlers({ products, search, images, rateLimits }: Services): RestHandlers {
  return {
    async productList({ group, page, page_size }) {
      const filter = { group: group ?? null, byIsNew: false };
      const first = page_size ?? PAGE_SIZE;
      const number = page ?? 1;
      const [nodes, total] = await Promise.all([
        products.list(filter, { first, offset: (number - 1) * first }),
        products.count(filter),
      ]);
      const data = await Promise.all(nodes.map((node) => productAsWire(node, images)));
      return { data, total, page: number, page_size: first };
    },
    async productSearch({ query, first, offset }) {
      const page = { first: first ?? PAGE_SIZE, offset: offset ?? 0 };
      const { products: nodes, total } = await search.products(query, page);
      const data = await Promise.all(nodes.map((node) => productAsWire(node, images)));
      return { data, total, page: Math.floor(page.offset / page.first) + 1, page_size: page.first };
    },
    async cartSearchSku(question, context) {
      const refusal = await rateLimits.limit('searchsku', context);
      if (refusal) return refusal;
      const found = await products.searchSku(question);
      return found.ok ? success(skuFoundAsWire(found.value)) : found;
    },
  };
}

/** Groups, products and `searchsku`. */
export function catalogueRest(services: Services): RestDomain {
  return { handlers: { ...groupHandlers(services), ...productHandlers(services) } };
}
