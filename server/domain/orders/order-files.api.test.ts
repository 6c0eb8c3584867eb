import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendFile, takeFiles } from '../../testkit/addon-file.ts';
import { putOnSale } from '../../testkit/products.ts';
import { createShopper, endPayment } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
// Files are swept every ten minutes.
beforeEach(() => after(1));
afterAll(() => world.close());

const after = (days: number) => {
  world.now.current = new Date(world.now.current.getTime() + days * DAY_MS);
};

/** Adds a product with a file to the cart and orders it. */
async function orderWithFile(
  shopper: Shopper,
): Promise<{ file: string; payment: string | null | undefined }> {
  const product = await putOnSale(world, { name: 'Walnut Box' });
  const addon = await takeFiles(world, product);
  const { body } = await sendFile(world, png, { token: shopper.token });
  await shopper.add(product, 1, [{ id: addon, value: [body.id] }]);
  return { file: body.id, payment: (await shopper.submit()).payment };
}

async function emptyCart({ token }: Shopper): Promise<void> {
  const { body: cart } = await world.rest('cartGet', {}, { token });
  for (const { id } of cart.items) await world.rest('cartRemove', { id }, { token });
}

async function sweep(): Promise<void> {
  await world.services.payments.sweep();
  await world.services.carts.sweep();
  await world.services.addonFiles.sweep();
}

const storedFile = (file: string) =>
  world.services.database
    .selectFrom('addon_files')
    .select('ordered')
    .where('id', '=', file)
    .executeTakeFirst();

it.each(['decline', 'cancel'])(
  '[A55] the file of an order whose payment ends with “%s” is returned to the cart, and deleted a day after its line',
  async (ending) => {
    const shopper = await createShopper(world);
    const { file, payment } = await orderWithFile(shopper);
    await endPayment(world, payment, ending);
    await sweep();
    expect(await storedFile(file)).toEqual({ ordered: 0 });
    await emptyCart(shopper);
    after(2);
    await sweep();
    expect(await storedFile(file)).toBeUndefined();
  },
);

it('[A55, A57] the file of an expired order is kept only as long as a late payment is possible', async () => {
  const shopper = await createShopper(world);
  const { file } = await orderWithFile(shopper);
  await emptyCart(shopper);
  after(29);
  await sweep();
  expect(await storedFile(file)).toEqual({ ordered: 1 });
  after(1.1);
  await sweep();
  expect(await storedFile(file)).toBeUndefined();
});

it('[A55, A57] a payment later than that still uses the file, if it is still in the cart', async () => {
  const shopper = await createShopper(world);
  const { file, payment } = await orderWithFile(shopper);
  after(31);
  await sweep();
  expect(await storedFile(file)).toEqual({ ordered: 0 });
  await endPayment(world, payment, 'pay');
  await sweep();
  expect(await storedFile(file)).toEqual({ ordered: 1 });
});

it('[A55] a file of a declined order that is ordered again is kept for the paid or unpaid new order', async () => {
  const shopper = await createShopper(world);
  const { file, payment } = await orderWithFile(shopper);
  await endPayment(world, payment, 'decline');
  const again = await shopper.submit();
  await sweep();
  expect(await storedFile(file)).toEqual({ ordered: 1 });
  await endPayment(world, again.payment, 'pay');
  after(40);
  await sweep();
  expect(await storedFile(file)).toEqual({ ordered: 1 });
});
