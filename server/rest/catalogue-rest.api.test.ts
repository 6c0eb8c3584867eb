import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConsistent } from '../domain/groups/nested-set.ts';
import type { Group } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const categorySlugs = [
  'bamboo',
  'clothing',
  'drink-bottles',
  'gift-packs',
  'key-rings',
  'kricut-products',
  'labels',
  'lanterns',
  'laser-kut',
  'laser-kut-acrylic',
  'laser-kut-cork',
  'laser-kut-glass',
  'laser-kut-wood',
  'marble',
  'metals',
  'promotional-products',
  'school',
  'signs-tags',
  'slate',
  'specials',
  'sublimation-products',
  'usb-sticks',
];

const listOf = async () => (await world.rest('groupList', {})).body.data;
const treeOf = async (namespace: string, model: string) =>
  (await world.rest('groupTree', { namespace, model })).body.data;

describe('the group list', () => {
  it('[APC-09] is one page of 38 nodes with every field of a group', async () => {
    const { body } = await world.rest('groupList', {});
    expect(body).toMatchObject({ total: 38, page: 1, page_size: 38 });
    const slate = body.data.find((group) => group.slug === 'slate');
    expect(Object.keys(slate ?? {}).sort()).toEqual(
      [
        'breadcrumbs',
        'children',
        'content',
        'id',
        'image',
        'level',
        'lft',
        'model',
        'name',
        'rgt',
        'root',
        'slug',
        'url',
      ].sort(),
    );
    expect(slate).toMatchObject({ name: 'Slate', url: 'slate', model: 'product', level: 2, children: [] });
    expect(slate?.content).toContain('<p>Natural slate');
    expect(slate?.image).toMatchObject({ width: 300, height: 225, aspect: '4x3' });
  });

  it('[APC-09] has pictures in the requested size, by GET and POST alike', async () => {
    const input = { image_aspect: '16x9', image_width: 400 };
    const [got, posted] = await Promise.all([
      world.rest('groupList', input),
      world.rest('groupList', input, { alternate: true }),
    ]);
    expect(posted.body).toEqual(got.body);
    expect(got.body.data[1]?.image).toMatchObject({ width: 400, height: 225, aspect: '16x9' });
  });

  it.each([
    { image_width: 301, field: 'width' },
    { image_width: 90_000, field: 'width' },
  ])('[APC-09] refuses a picture size that is not offered: $field', async ({ field, ...input }) => {
    const { status, response } = await world.rest('groupList', input);
    expect(status).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  it('[APC-09] refuses a value that is not in the contract’s enum at its argument', async () => {
    const { status, response } = await world.rest('groupList', { image_aspect: '7x3' });
    expect(status).toBe(400);
    expect(response.json().fields).toEqual({ image_aspect: 'This is not one of the values that we know' });
  });

  it('[ENT-05] contains the 22 categories, the other roots and the seasonal tree', async () => {
    const groups = await listOf();
    const products = groups.filter((group) => group.model === 'product');
    expect(products.map((group) => group.slug).sort()).toEqual(categorySlugs);
    const roots = groups.filter((group) => group.level === 0).map((group) => group.name);
    expect(roots.sort()).toEqual([
      'Christmas',
      'group',
      'invoice',
      'menu',
      'product group addon',
      'shipping cost',
      'shipping region postcode',
      'shipping type',
      'sku',
    ]);
    expect(groups.filter((group) => group.model === 'seasonal')).toHaveLength(8);
  });
});

describe('a tree of groups', () => {
  const names = (groups: Group[]): unknown[] =>
    groups.map((group) => (group.children.length > 0 ? [group.name, names(group.children)] : group.name));

  it('[SHP-07] of the shop is as specified', async () => {
    expect(names(await treeOf('sell', 'product'))).toEqual([
      'Specials',
      [
        'Laser Kut Products',
        [
          'Slate',
          'Marble',
          'Wood',
          'Bamboo',
          'Cork',
          'Glass',
          'Acrylic',
          'Metals',
          'Signs Tags & Plaques',
          'Drink Bottles',
        ],
      ],
      ['Promotional Products', ['USB Sticks']],
      ['Kricut Products', ['Labels', 'Clothing', 'Key Rings', 'School', 'Lanterns']],
      'Gift Packs',
      'Sublimation Products',
    ]);
  });

  it('[ENT-04] has consistent lft, rgt and level', async () => {
    const { all } = await world.services.groups.trees();
    for (const tree of Map.groupBy(all, (node) => node.root).values()) {
      expect(isConsistent(tree)).toBe(true);
      expect(tree[0]).toMatchObject({ lft: 1, level: 0, rgt: tree.length * 2 });
    }
  });

  it('[APC-10] is found by namespace and model, and an unknown one gets 404', async () => {
    expect(await treeOf('sell', 'shipping_type')).toEqual([]);
    const { status, response } = await world.rest('groupTree', { namespace: 'sell', model: 'unicorn' });
    expect(status).toBe(404);
    expect(response.json()).toMatchObject({
      text_code: 'GROUP_TREE_NOT_FOUND',
      message: 'There is no such tree of groups',
    });
  });

  it('[APC-10] returns one group with its children and breadcrumbs', async () => {
    const details = (group: string) =>
      world.rest('groupDetails', { namespace: 'sell', model: 'product', group });
    const { body } = await details('kricut-products');
    expect(body.data.children.map((child) => child.slug)).toEqual([
      'labels',
      'clothing',
      'key-rings',
      'school',
      'lanterns',
    ]);
    expect((await details('labels')).body.data.breadcrumbs).toEqual([
      { name: 'Kricut Products', url: 'kricut-products' },
      { name: 'Labels', url: 'labels' },
    ]);
    expect((await details('shop')).body.data.children).toHaveLength(6);
    expect((await details("'; drop table groups")).status).toBe(404);
  });
});

describe('the product list', () => {
  it('[APC-12] returns the products of a group page by page, with all their fields', async () => {
    const { body } = await world.rest('productList', { group: 'laser-kut', page: 2, page_size: 5 });
    const total = await world.services.products.count({ group: 'laser-kut', byIsNew: false });
    expect(body).toMatchObject({ total, page: 2, page_size: 5 });
    expect(body.data).toHaveLength(5);
    for (const product of body.data) {
      expect(product.relateds.length).toBeGreaterThan(0);
      expect(product.relateds[0]?.relateds).toEqual([]);
      expect(product.groups[0]).toEqual(product.primaryGroup);
    }
  });

  it('[APC-12] is empty for an unknown group; an invalid page or size is refused', async () => {
    expect((await world.rest('productList', { group: 'no-such' })).body).toMatchObject({
      data: [],
      total: 0,
    });
    expect((await world.rest('productList', { page: 0 })).status).toBe(400);
    expect((await world.rest('productList', { page_size: 101 })).status).toBe(400);
  });
});
