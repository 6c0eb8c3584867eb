import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Selects every field of a type and its nested types, but no type inside itself, nor `without`. */
function allOf(typeName: string, without: readonly string[] = []): string {
  const of = (type: GraphQLObjectType, above: readonly GraphQLObjectType[]): string => {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [field.name];
      const isLeftOut = [...above, type].includes(inner) || without.includes(field.name);
      return isLeftOut ? [] : [`${field.name} ${of(inner, [...above, type])}`];
    });
    return `{ ${fields.join(' ')} }`;
  };
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object of the contract`);
  return of(type, []);
}

const ITS_OWN_CARDS = '{ id name slug image { url } price }';

it.each([
  ['[APC-14] every page, with all that is in it', `{ cognitoPages ${allOf('Page')} }`],
  ['[APC-14] a hundred pages, with all that is in them', `{ cognitoPages(limit: 100) ${allOf('Page')} }`],
  [
    '[APC-14] as many pages as a variable says',
    `query ($limit: Int = 100) { cognitoPages(limit: $limit) ${allOf('Page')} }`,
  ],
  ['[APC-14] a page, with all that is in it', `{ cognitoPage(url: "home") ${allOf('Page')} }`],
  ['[APC-15] testimonials, with all that is in them', `{ cognitoTestimonials ${allOf('Testimonial')} }`],
  [
    '[APC-16] a product, with all that is in it',
    `{ sellProduct(url: "cork-trivet") ${allOf('Product').replace(/ }$/, ` relateds ${ITS_OWN_CARDS} }`)} }`,
  ],
  [
    '[APC-16] the products of a group, with all that is in them, and their number',
    `{ sellProducts(group: "slate", first: 12, offset: 0) ${allOf('Product')} sellProductCount(group: "slate") }`,
  ],
  [
    '[APC-16] the newest products, with all that is in them',
    `{ sellProducts(byIsNew: true, first: 4) ${allOf('Product')} }`,
  ],
  ['[APC-17] voucher themes', `{ cognitoGiftVoucherThemes ${allOf('VoucherTheme')} }`],
  ['[APC-17] a gallery', `{ cognitoGallery(id: 1, aspect: "4x3") ${allOf('Gallery')} }`],
  ['[APC-17] the galleries of a group', `{ cognitoGallerys(group: "gallery") ${allOf('Gallery')} }`],
])('%s can be queried with nothing but the contract', async (_what, query) => {
  const response = await world.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const { data, errors } = response.json<{ data?: object; errors?: unknown[] }>();
  expect(errors).toBeUndefined();
  expect(Object.values(data ?? {})).not.toContain(null);
});
