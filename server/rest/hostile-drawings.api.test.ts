import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '../testkit/addon-file.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterAll(() => world.close());

const about = async () => (await world.app.inject('/about')).statusCode;

/** The largest accepted drawing, in the form that takes longest to clean. */
const group = '<g fill="red" opacity="1">';
const costly = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${`${group.repeat(60)}${'</g>'.repeat(60)}`.repeat(330)}</svg>`;

it('[SEC-05] pages are served while a drawing is being cleaned', async () => {
  expect(await about()).toBe(200);
  let isUnderWay = true;
  const sending = sendFile(world, costly, { name: 'logo.svg' }).finally(() => (isUnderWay = false));
  let pages = 0;
  while (isUnderWay) {
    await turn();
    if ((await about()) === 200) pages++;
  }
  expect([200, 422]).toContain((await sending).status);
  expect(pages).toBeGreaterThan(20);
});
