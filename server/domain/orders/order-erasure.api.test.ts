import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { offerEngraving, putOnSale } from '../../testkit/products.ts';
import { sendFile, takeFiles } from '../../testkit/addon-file.ts';
import { createShopper, endPayment } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { latestCode, logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';

let world: World;
let start: Date;
beforeAll(async () => {
  world = await createWorld();
  start = world.now.current;
});
beforeEach(async () => {
  world.now.current = start;
  await world.services.database.deleteFrom('rate_limits').execute();
});
afterAll(() => world.close());

async function deleteAccount({ token, email }: Shopper): Promise<void> {
  await world.rest('userSendDeletionCode', { fingerprint }, { token });
  const code = await latestCode(world, email);
  expect((await world.rest('userDelete', { fingerprint, code }, { token })).status).toBe(200);
}

/**
 * Orders an engraved product with a file and a note. @returns the id in the order's links, and that of the
 * file
 */
async function order(shopper: Shopper, ending: string): Promise<{ id: string; file: string }> {
  const product = await putOnSale(world, { name: 'Walnut Box' });
  const engraving = await offerEngraving(world, product);
  const file = await takeFiles(world, product);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { body } = await sendFile(world, png, { token: shopper.token });
  await shopper.add(product, 2, [
    { id: engraving, value: ['For Zoe'] },
    { id: file, value: [body.id] },
  ]);
  const { payment, order_id } = await shopper.submit({ note: 'Please ring' });
  await endPayment(world, payment, ending);
  return { id: order_id ?? '', file: body.id };
}

async function stored(shopper: Shopper) {
  const { database } = world.services;
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow();
  const lines = await database.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).execute();
  return { row, lines, said: JSON.stringify([row, lines]) };
}

async function isStored(file: string): Promise<boolean> {
  const { database } = world.services;
  const row = await database.selectFrom('addon_files').select('id').where('id', '=', file).executeTakeFirst();
  return row !== undefined;
}

async function sweepAfter(days: number): Promise<void> {
  world.now.current = new Date(start.getTime() + days * DAY_MS);
  await world.services.deletions.sweep();
}

it('a paid order keeps all data needed to make and post it until then', async () => {
  const ann = await createShopper(world);
  const { id, file } = await order(ann, 'pay');
  await deleteAccount(ann);
  await sweepAfter(59);
  const { row, said } = await stored(ann);
  expect(row).toMatchObject({ public_id: id, status: 'paid', email: ann.email, note: 'Please ring' });
  for (const needed of ['Kylie', '12 Goondoon Street', '07 4900 1234', 'For Zoe'])
    expect(said).toContain(needed);
  expect(await isStored(file)).toBe(true);
  expect((await world.rest('orderView', { id })).status).toBe(200);
});

it('a posted order keeps only what tax law requires, and its mailed link expires', async () => {
  for (const [status, days] of [
    ['dispatched', 1],
    ['paid', 61],
  ] as const) {
    const ben = await createShopper(world);
    const { id, file } = await order(ben, 'pay');
    await deleteAccount(ben);
    await world.services.database
      .updateTable('orders')
      .set({ status })
      .where('user_id', '=', ben.userId)
      .execute();
    const before = await stored(ben);
    await sweepAfter(days);
    const { row, lines, said } = await stored(ben);
    for (const gone of [ben.email, '07 4900 1234', 'Please ring', 'For Zoe'])
      expect(said).not.toContain(gone);
    expect(JSON.parse(row.address)).toMatchObject({
      first_name: 'Kylie',
      last_name: 'Nguyen',
      street_address: '12 Goondoon Street',
      city: 'Gladstone',
    });
    expect(row).toMatchObject({ total_cents: before.row.total_cents, tax_cents: before.row.tax_cents });
    expect(lines).toMatchObject([{ name: 'Walnut Box', qty: 2, unit_cents: 2500, addons: '[]' }]);
    await world.services.addonFiles.sweep();
    expect(await isStored(file)).toBe(false);
    expect((await world.rest('orderView', { id })).status).toBe(404);
    world.now.current = start;
  }
});

it('a file is kept for a paid order of the same user after a declined order with it is erased', async () => {
  const { database } = world.services;
  // Files are swept every ten minutes, and other tests may have set the clock ahead.
  world.now.current = new Date(start.getTime() + 200 * DAY_MS);
  const gil = await createShopper(world);
  const { file } = await order(gil, 'decline');
  const again = await gil.submit();
  await endPayment(world, again.payment, 'pay');
  await deleteAccount(gil);
  await sweepAfter(202);
  await world.services.addonFiles.sweep();
  const states = await database
    .selectFrom('orders')
    .select(['status', 'erased_at'])
    .where('user_id', '=', gil.userId)
    .orderBy('id')
    .execute();
  expect(states).toMatchObject([
    { status: 'failed', erased_at: expect.any(String) },
    { status: 'paid', erased_at: null },
  ]);
  expect(await isStored(file)).toBe(true);
  await sweepAfter(261);
  await world.services.addonFiles.sweep();
  expect(await isStored(file)).toBe(false);
});

it('after five years an order has no personal data left; the sums are kept', async () => {
  const cyd = await createShopper(world);
  await order(cyd, 'pay');
  await deleteAccount(cyd);
  await sweepAfter(5 * 365);
  expect((await stored(cyd)).said).toContain('Kylie');
  await sweepAfter(5 * 365 + 3);
  const { row, lines, said } = await stored(cyd);
  for (const gone of ['Kylie', 'Nguyen', 'Goondoon', 'Gladstone', cyd.email, 'Zoe'])
    expect(said).not.toContain(gone);
  expect(row).toMatchObject({ status: 'paid', total_cents: expect.any(Number), promotion_code: null });
  expect(lines).toMatchObject([{ product_name: 'Walnut Box', qty: 2 }]);
});

it('a never paid order is erased at once; one that a late payment may still reach after 30 days', async () => {
  const dan = await createShopper(world);
  await order(dan, 'decline');
  await deleteAccount(dan);
  await sweepAfter(0);
  expect((await stored(dan)).said).not.toMatch(/Kylie|Zoe|Please ring/);

  const eve = await createShopper(world);
  await eve.add(await putOnSale(world));
  await eve.submit();
  world.now.current = new Date(start.getTime() + 31 * 60_000);
  const { token } = await logIn(world, eve.email);
  await deleteAccount({ ...eve, token });
  expect((await stored(eve)).row.status).toBe('expired');
  await sweepAfter(29);
  expect((await stored(eve)).said).toContain('Kylie');
  await sweepAfter(31);
  expect((await stored(eve)).said).not.toContain('Kylie');
});

it('a payment for an erased order alerts the shop, and the order is neither paid nor confirmed by mail', async () => {
  const gus = await createShopper(world);
  await gus.add(await putOnSale(world));
  const { payment } = await gus.submit();
  world.now.current = new Date(start.getTime() + 31 * 60_000);
  const { token } = await logIn(world, gus.email);
  await deleteAccount({ ...gus, token });
  await sweepAfter(31);
  const before = await world.outbox();
  await endPayment(world, payment, 'pay');
  const after = await world.outbox();
  const alerts = (mails: typeof after) =>
    mails.filter(({ subject }) => subject.includes('a payment needs you')).length;
  expect([after.length, alerts(after)]).toEqual([before.length + 1, alerts(before) + 1]);
  expect((await stored(gus)).row.status).toBe('expired');
});

it('orders of existing accounts are kept unchanged, however old', async () => {
  const fay = await createShopper(world);
  await order(fay, 'pay');
  const before = await stored(fay);
  await sweepAfter(6 * 365);
  expect(await stored(fay)).toMatchObject({ row: before.row, lines: before.lines });
});
