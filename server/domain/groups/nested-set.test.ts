import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConsistent, moveNode, parentsOf } from './nested-set.ts';
import type { TreePosition } from './nested-set.ts';

/** shop(1) > kut(2) > slate(3), wood(4); shop > gifts(5) */
const shop: TreePosition[] = [
  { id: 1, lft: 1, rgt: 10, level: 0 },
  { id: 2, lft: 2, rgt: 7, level: 1 },
  { id: 3, lft: 3, rgt: 4, level: 2 },
  { id: 4, lft: 5, rgt: 6, level: 2 },
  { id: 5, lft: 8, rgt: 9, level: 1 },
];

function moved(nodes: TreePosition[], id: number, parentId: number, position: number): TreePosition[] {
  const changes = moveNode(nodes, id, parentId, position);
  if (!changes) throw new Error('refused');
  const byId = new Map(changes.map((place) => [place.id, place]));
  return nodes.map((node) => byId.get(node.id) ?? node);
}

describe('reading a tree', () => {
  it('[ENT-04] parents are derived from lft and rgt', () => {
    expect([...parentsOf(shop)]).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 1],
    ]);
  });

  it('[ENT-04] a gap, an overlap or a wrong level is detected', () => {
    expect(isConsistent(shop)).toBe(true);
    const broken = (id: number, change: Partial<TreePosition>) =>
      shop.map((node) => (node.id === id ? { ...node, ...change } : node));
    expect(isConsistent(broken(1, { rgt: 12 }))).toBe(false);
    expect(isConsistent(broken(3, { rgt: 6 }))).toBe(false);
    expect(isConsistent(broken(4, { level: 1 }))).toBe(false);
  });
});

describe('moving a node', () => {
  it('[ENT-04] moves its descendants along and changes only the necessary nodes', () => {
    const after = moved(shop, 2, 1, 1);
    expect(isConsistent(after)).toBe(true);
    expect(parentsOf(after).get(3)).toBe(2);
    expect(after.find((node) => node.id === 5)).toMatchObject({ lft: 2, rgt: 3 });
    expect(moveNode(shop, 3, 2, 0)).toEqual([]);
  });

  it('[ENT-04] is refused for the root, for unknown nodes and into its own branch', () => {
    expect(moveNode(shop, 1, 2, 0)).toBeNull();
    expect(moveNode(shop, 9, 1, 0)).toBeNull();
    expect(moveNode(shop, 3, 9, 0)).toBeNull();
    expect(moveNode(shop, 2, 3, 0)).toBeNull();
    expect(moveNode(shop, 2, 2, 0)).toBeNull();
  });

  it('[ENT-04] lft, rgt and level stay consistent after any moves, and no node is lost', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.nat(4));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let nodes = shop;
        for (const [id, parentId, position] of steps) {
          if (moveNode(nodes, id, parentId, position) === null) continue;
          nodes = moved(nodes, id, parentId, position);
          expect(isConsistent(nodes)).toBe(true);
          expect(parentsOf(nodes).get(id)).toBe(parentId);
        }
        expect(nodes.map((node) => node.id)).toEqual([1, 2, 3, 4, 5]);
      }),
    );
  });
});
