import { expect, it } from 'vitest';
import {
  forgetDuringRequest,
  isCachingForbidden,
  forbidCaching,
  oncePerRequest,
  rememberDuring,
} from './request-memory.ts';

function counted() {
  let loads = 0;
  return oncePerRequest(async () => (loads += 1));
}

const during = <T>(work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => rememberDuring(() => void work().then(resolve, reject)));

it('a value is loaded once per request, again in the next one, and not cached outside of requests', async () => {
  const read = counted();
  expect(await during(() => Promise.all([read(), read()]))).toEqual([1, 1]);
  expect(await during(async () => [await read(), await read()])).toEqual([2, 2]);
  expect([await read(), await read()]).toEqual([3, 4]);
});

it('a nested request shares the memory of its parent', async () => {
  const read = counted();
  expect(await during(async () => [await read(), await during(read)])).toEqual([1, 1]);
});

it('a request reloads values that it has changed', async () => {
  const read = counted();
  const loaded = await during(async () => {
    const before = await read();
    forgetDuringRequest();
    return [before, await read()];
  });
  expect(loaded).toEqual([1, 2]);
});

it('a failed load is repeated', async () => {
  let loads = 0;
  const read = oncePerRequest(async () => {
    loads += 1;
    if (loads === 1) throw new Error('not now');
    return loads;
  });
  expect(await during(async () => [await read().catch(() => 'failed'), await read()])).toEqual(['failed', 2]);
});

it('forbidding caching affects the request and the one that has made it', async () => {
  const nested = async () => {
    await during(async () => forbidCaching());
    return isCachingForbidden();
  };
  expect(await during(nested)).toBe(true);
  expect(await during(async () => isCachingForbidden())).toBe(false);
  forbidCaching();
  expect(isCachingForbidden()).toBe(false);
});
