import { expect, it } from 'vitest';
import { createVersionedCache } from './product-cache.ts';

function recordingCache(limit = 10) {
  const loads: number[][] = [];
  const cache = createVersionedCache(limit, async (ids) => {
    loads.push([...ids]);
    return new Map(ids.filter((id) => id < 100).map((id) => [id, { name: `product ${id}` }]));
  });
  return { cache, loads };
}

it('[APC-16] missing entries are loaded in one call, known ones are not loaded again', async () => {
  const { cache, loads } = recordingCache();
  await cache.many(1, [1, 2]);
  const found = await cache.many(1, [2, 3, 3, 100]);
  expect(loads).toEqual([
    [1, 2],
    [3, 100],
  ]);
  expect([...found.keys()].sort()).toEqual([2, 3]);
});

it('[APC-16] a new content version invalidates all entries', async () => {
  const { cache, loads } = recordingCache();
  await cache.many(1, [1]);
  await cache.many(2, [1]);
  expect(loads).toEqual([[1], [1]]);
});

it('[APC-16] beyond its limit the cache drops the least recently used entry', async () => {
  const { cache, loads } = recordingCache(2);
  await cache.many(1, [1]);
  await cache.many(1, [2]);
  await cache.many(1, [1]);
  await cache.many(1, [3]);
  await cache.many(1, [1]);
  await cache.many(1, [2]);
  expect(loads).toEqual([[1], [2], [3], [2]]);
});

it('[APC-16] readers of two versions do not evict each other’s entries', async () => {
  const { cache, loads } = recordingCache();
  for (const version of [1, 2, 1, 2, 1]) await cache.many(version, [1]);
  expect(loads).toEqual([[1], [1]]);
});

it('[APC-16] an entry whose load began under an older version is not kept for a newer one', async () => {
  let finish = () => {};
  let loads = 0;
  const cache = createVersionedCache(10, async () => {
    loads += 1;
    if (loads === 1) await new Promise<void>((resolve) => (finish = resolve));
    return new Map([[1, { name: `load ${loads}` }]]);
  });
  const slow = cache.many(1, [1]);
  await cache.many(2, [2]);
  finish();
  await slow;
  expect((await cache.many(2, [1])).get(1)).toEqual({ name: 'load 2' });
  expect(loads).toBe(2);
});
