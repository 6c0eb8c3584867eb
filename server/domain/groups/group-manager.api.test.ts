import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { isConsistent } from './nested-set.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

async function idOf(slug: string): Promise<number> {
  const group = await world.services.groups.category(slug);
  if (!group) throw new Error(`${slug} is not there`);
  return group.id;
}

const countIn = (group: string) => world.services.products.count({ group, byIsNew: false });

it('[ENT-04] a group moves with its descendants, the tree stays consistent, and the new parent lists its products', async () => {
  const { groups } = world.services;
  const [before, own] = await Promise.all([countIn('promotional-products'), countIn('kricut-products')]);
  const version = await world.services.contentVersion();

  const outcome = await groups.move(await idOf('kricut-products'), await idOf('promotional-products'), 0);

  expect(outcome.ok).toBe(true);
  expect(await world.services.contentVersion()).toBeGreaterThan(version);
  const moved = await groups.category('labels');
  expect(moved).toMatchObject({
    level: 3,
    parent: { slug: 'kricut-products', parent: { slug: 'promotional-products' } },
  });
  const { all } = await groups.trees();
  expect(isConsistent(all.filter((node) => node.root === moved?.root))).toBe(true);
  expect(await countIn('promotional-products')).toBe(before + own);
});

it('[ENT-04] simultaneous moves leave a consistent tree', async () => {
  const { groups } = world.services;
  const [slate, glass, cork, kricut] = await Promise.all(
    ['slate', 'laser-kut-glass', 'laser-kut-cork', 'kricut-products'].map(idOf),
  );
  const outcomes = await Promise.all([
    groups.move(slate ?? 0, kricut ?? 0, 0),
    groups.move(glass ?? 0, kricut ?? 0, 1),
    groups.move(cork ?? 0, kricut ?? 0, 99),
  ]);
  expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true]);
  const { all } = await groups.trees();
  const tree = all.filter((node) => node.model === 'product');
  expect(isConsistent(tree)).toBe(true);
  expect((await groups.category('kricut-products'))?.children).toHaveLength(8);
});

it('[ENT-04] an impossible move is refused and changes nothing', async () => {
  const { groups } = world.services;
  const version = await world.services.contentVersion();
  const [kut, slate, christmas] = await Promise.all(['laser-kut', 'slate', 'christmas'].map(idOf));
  expect(await groups.move(kut ?? 0, slate ?? 0, 0)).toMatchObject({ ok: false, refusal: { status: 422 } });
  expect(await groups.move(slate ?? 0, christmas ?? 0, 0)).toMatchObject({ ok: false });
  expect(await groups.move(999_999, slate ?? 0, 0)).toMatchObject({ ok: false, refusal: { status: 404 } });
  expect(await world.services.contentVersion()).toBe(version);
});
