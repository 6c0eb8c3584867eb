import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile, takeFiles } from '../../testkit/addon-file.ts';
import { changeSku, offerEngraving, putOnSale } from '../../testkit/products.ts';
import { createShopper, endPayment } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Orders the cart's content and ends the payment. */
async function ordered(shopper: Shopper, ending = 'pay'): Promise<string> {
  const { payment, order_id } = await shopper.submit();
  await endPayment(world, payment, ending);
  return order_id ?? '';
}

const again = async (shopper: Shopper, id: string, idempotency_key: string | null = null) =>
  (await world.rest('orderAgain', { id, idempotency_key }, { token: shopper.token })).body;

it('[CRT-01, A56] ordered products are put into the cart again, with the same engraving and file', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world);
  const text = await offerEngraving(world, product, {});
  const logo = await takeFiles(world, product);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  const { body: file } = await sendFile(world, svg, { name: 'logo.svg', token: shopper.token });
  const addons = [
    { id: text, value: ['Olivr'] },
    { id: logo, value: [file.id] },
  ];
  await shopper.add(product, 3, addons);
  const id = await ordered(shopper);
  const { cart, added, notes } = await again(shopper, id);
  expect([added, notes]).toEqual([3, []]);
  expect(cart.items).toMatchObject([
    { qty: 3, addons: [{ value: ['Olivr'] }, { value: ['logo.svg'], files: [file.id] }] },
  ]);
  expect((await again(shopper, id)).cart.items).toMatchObject([{ qty: 6 }]);
});

it('[CRT-12] lines that are unavailable, sold out or made differently now are reported, and the rest is added', async () => {
  const shopper = await createShopper(world);
  const [gone, few, engraved, there] = [
    await putOnSale(world, { name: 'Clock' }),
    await putOnSale(world, { name: 'Lantern', stock: 9 }),
    await putOnSale(world, { name: 'Board' }),
    await putOnSale(world, { name: 'Trivet' }),
  ];
  await shopper.add(gone);
  await shopper.add(few, 3);
  await shopper.add(engraved);
  await shopper.add(there);
  const id = await ordered(shopper);
  await changeSku(world, gone, { enabled: 0 });
  await changeSku(world, few, { available: 2 });
  await changeSku(world, there, { price_cents: 2750 });
  await offerEngraving(world, engraved, { required: true });
  const { cart, added, notes } = await again(shopper, id);
  expect(added).toBe(3);
  expect(cart.items.map(({ name, qty }) => [name, qty])).toEqual([
    ['Lantern', 2],
    ['Trivet', 1],
  ]);
  expect(notes.map(({ message }) => message)).toEqual([
    'Clock is not in the cart. Sorry, this is not for sale any more',
    'Lantern: only 2 can be bought.',
    'Board is not in the cart. Its options have changed: please choose them again.',
    'Trivet costs $27.50 now, it was $25.00 then.',
  ]);
});

it('[CRT-04] reordering an unpaid order adds only the lines that the cart no longer has', async () => {
  const shopper = await createShopper(world);
  const [available, lost] = [
    await putOnSale(world, { name: 'Box' }),
    await putOnSale(world, { name: 'Sign' }),
  ];
  await shopper.add(available, 2);
  await shopper.add(lost);
  const id = await ordered(shopper, 'decline');
  const { body: before } = await world.rest('cartGet', {}, { token: shopper.token });
  const line = before.items.find(({ name }) => name === 'Sign')?.id ?? 0;
  await world.rest('cartRemove', { id: line }, { token: shopper.token });
  const { cart, added, notes } = await again(shopper, id);
  expect([added, notes]).toEqual([1, []]);
  expect(cart.items.map(({ name, qty }) => [name, qty])).toEqual([
    ['Box', 2],
    ['Sign', 1],
  ]);
});

it('[CRT-01] a repeated request adds nothing and says what the first one added; another one adds more', async () => {
  const shopper = await createShopper(world);
  const [few, many] = [await putOnSale(world, { name: 'Lamp', stock: 9 }), await putOnSale(world)];
  await shopper.add(few, 3);
  await shopper.add(many, 2);
  const id = await ordered(shopper);
  await changeSku(world, few, { available: 2 });
  for (const _time of [1, 2]) {
    const { cart, added } = await again(shopper, id, 'press-1');
    expect([added, cart.items.map(({ qty }) => qty)]).toEqual([4, [2, 2]]);
  }
  const together = await Promise.all(['press-2', 'press-2'].map((key) => again(shopper, id, key)));
  expect(together.map(({ cart }) => cart.items.map(({ qty }) => qty))).toContainEqual([2, 4]);
  expect((await again(shopper, id, 'press-2')).cart.items.map(({ qty }) => qty)).toEqual([2, 4]);
});
