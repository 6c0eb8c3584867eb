import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const schema = buildSchema(readFileSync(join(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));

/** Selected subfields by field name; null for a value. */
interface Selection {
  [field: string]: Selection | null;
}

/** Selects every field of a type and its nested types; recursive types are followed once. */
function wholeSelection(name: string, above: readonly string[] = []): Selection {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object`);
  const path = [...above, name];
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field): [string, Selection | null][] => {
      const named = getNamedType(field.type);
      if (isLeafType(named)) return [[field.name, null]];
      return path.includes(named.name) ? [] : [[field.name, wholeSelection(named.name, path)]];
    }),
  );
}

const asText = (selection: Selection): string =>
  Object.entries(selection)
    .map(([field, below]) => (below ? `${field} { ${asText(below)} }` : field))
    .join(' ');

/** Reduces a complete response to a selection. */
function taken(value: unknown, selection: Selection | null): unknown {
  if (selection === null || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => taken(item, selection));
  return Object.fromEntries(
    Object.entries(selection).map(([field, below]) => [
      field,
      taken((value as Record<string, unknown>)[field], below),
    ]),
  );
}

async function ofRest(path: string): Promise<unknown> {
  const response = await world.app.inject(`/api/v1/cognito/${path}`);
  expect(response.statusCode, path).toBe(200);
  return response.json<{ data: unknown }>().data;
}

const cases: [type: string, query: string, path: string][] = [
  ['Product', 'sellProduct(url: "photo-mug")', 'product/photo-mug'],
  ['Product', 'sellProduct(url: "engraved-slate-coasters")', 'product/engraved-slate-coasters'],
  ['Page', 'cognitoPage(url: "/demo_asdf")', 'page/demo_asdf'],
  ['Page', 'cognitoPage(url: "/about")', 'page/about'],
  ['Testimonial', 'cognitoTestimonials', 'testimonial?page_size=100'],
  ['VoucherTheme', 'cognitoGiftVoucherThemes', 'voucherTheme'],
  ['Gallery', 'cognitoGallery(id: 1)', 'gallery/1'],
];

it.each(cases)('a %s of %s is equal in REST and GraphQL, field by field', async (type, query, path) => {
  const selection = wholeSelection(type);
  const { found } = await world.graphql<{ found: unknown }>(`{ found: ${query} { ${asText(selection)} } }`);
  expect(found).toBeTruthy();
  expect(taken(await ofRest(path), selection)).toEqual(found);
});

it('a category in a GraphQL search is equal to the one in REST, field by field', async () => {
  const selection = wholeSelection('Group');
  const { found } = await world.graphql<{ found: { categories: { slug: string }[] } }>(
    `{ found: sellSearchSuggestions(query: "slate") { categories { ${asText(selection)} } } }`,
  );
  const [category] = found.categories;
  expect(category).toEqual(taken(await ofRest(`group/${category?.slug ?? ''}`), selection));
});
