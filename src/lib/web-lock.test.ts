import { expect, test } from 'vitest';
import { lockedWork } from './testing/locked-work.ts';

test('[TOK-10, A60] Web Locks are used if the browser supports them', async () => {
  const { events, start, end } = lockedWork();
  const both = [start('first'), start('second')];
  await expect.poll(() => events).toEqual(['first begins']);
  const { held, pending } = await navigator.locks.query();
  expect([held, pending].map((locks) => locks?.map(({ name }) => name))).toEqual([
    ['token-refresh'],
    ['token-refresh'],
  ]);
  end('first');
  await expect.poll(() => events).toEqual(['first begins', 'first ends', 'second begins']);
  end('second');
  await Promise.all(both);
});
