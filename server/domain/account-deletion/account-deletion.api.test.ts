import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInAdministrator } from '../../testkit/administrator.ts';
import { offerEngraving, putOnSale } from '../../testkit/products.ts';
import { secondProcess } from '../../testkit/second-process.ts';
import type { SecondProcess } from '../../testkit/second-process.ts';
import { createShopper, endPayment, homeAddress } from '../../testkit/shopper.ts';
import { latestCode, mailsTo, logIn } from '../../testkit/log-in.ts';
import type { LoggedInUser } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { hashOf } from '../accounts/one-way-hash.ts';

let world: World;
let second: SecondProcess;
beforeAll(async () => {
  world = await createWorld();
  second = await secondProcess(world);
});
beforeEach(() => world.services.database.deleteFrom('rate_limits').execute());
afterAll(async () => {
  await second.close();
  await world.close();
});

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';

type Asking = Pick<LoggedInUser, 'token' | 'email'>;

const sendCode = ({ token }: Asking, from = fingerprint) =>
  world.rest('userSendDeletionCode', { fingerprint: from }, { token });

async function deletionCode(who: Asking): Promise<string> {
  expect((await sendCode(who)).status).toBe(200);
  return latestCode(world, who.email);
}

async function confirm({ token }: Asking, proof: { code?: string; password?: string }) {
  const { status, response } = await world.rest('userDelete', { fingerprint, ...proof }, { token });
  return [status, response.json<{ text_code?: string }>().text_code];
}

/** Returns the content of the database as text, by table. */
async function everything(): Promise<[string, string][]> {
  const { database } = world.services;
  const tables = await database.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name }): Promise<[string, string]> => {
      const rows = await database
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      return [name, JSON.stringify(rows)];
    }),
  );
}

const tablesThatSay = async (words: string) =>
  (await everything()).filter(([, rows]) => rows.includes(words)).map(([name]) => name);

const userRow = (id: number) =>
  world.services.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const eventsOf = async (id: number) =>
  (
    await world.services.database
      .selectFrom('account_events')
      .select('event')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);

async function giveEverything(): Promise<LoggedInUser & { photo: string }> {
  const ann = await logIn(world, 'ann.kerr@example.com');
  const { token } = ann;
  const name = { first_name: 'Annabella', last_name: 'Kerrigan' };
  const phone = '0412 555 777';
  await world.services.database.updateTable('users').set(name).where('id', '=', ann.userId).execute();
  await world.rest('userUpdate', { data: { mobile_phone: phone } }, { token });
  const address = { ...homeAddress, ...name, phone, street_address: '77 Secret Street' };
  await world.rest('addressCreate', { address }, { token });
  const product = await putOnSale(world);
  const engraving = await offerEngraving(world, product);
  const addons = [{ id: engraving, value: ['For Zebedee'] }];
  await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons }, { token });
  await world.rest('userMarketing', { opted_in: true, text: 'News of wood?' }, { token });
  await world.rest('userShow', { name: true, photo: true }, { token });
  const path = join(world.services.environment.dataDir, 'ann.png');
  await writeFile(
    path,
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  );
  await world.services.photos.replace(ann.userId, { path });
  const { body } = await world.rest('userAuthUser', {}, { token });
  return { ...ann, photo: body.image ?? '' };
}

it('deleting an account removes all personal data: from all tables, the photo, the user card and all logins', async () => {
  const ann = await giveEverything();
  const elsewhere = await logIn(world, ann.email);
  const words = [ann.email, 'Annabella', 'Kerrigan', '0412 555 777', '77 Secret', 'Zebedee', 'News of wood?'];
  for (const said of words) expect(await tablesThatSay(said), said).not.toEqual([]);
  expect((await world.app.inject({ url: ann.photo })).statusCode).toBe(200);

  expect(await confirm(ann, { code: await deletionCode(ann) })).toEqual([200, undefined]);

  for (const said of words) expect(await tablesThatSay(said), said).toEqual([]);
  expect((await world.app.inject({ url: ann.photo })).statusCode).toBe(404);
  expect((await world.rest('userCard', { url: String(ann.userId) })).status).toBe(404);
  for (const { token, refreshToken, fingerprint: browser } of [ann, elsewhere]) {
    expect((await world.rest('userMyAccount', {}, { token })).status).toBe(401);
    const refresh = { refresh_token: refreshToken, fingerprint: browser };
    expect((await world.rest('userRefreshToken', refresh)).status).toBe(401);
  }
  const row = await userRow(ann.userId);
  expect(row).toMatchObject({ email: `deleted-${ann.userId}`, first_name: '', is_admin: 0, shows_name: 0 });
  expect((await eventsOf(ann.userId)).at(-1)).toBe('account_deleted');
});

it('the last mail confirms the deletion; a new login with the address creates a new, empty account', async () => {
  const bob = await createShopper(world);
  const fingerprintOf = await logIn(world, bob.email);
  await confirm(bob, { code: await deletionCode(bob) });
  const last = (await mailsTo(world, bob.email)).at(-1);
  expect(last?.subject).toBe('Your account is deleted');
  expect(last?.text).not.toContain('five years');
  const again = await logIn(world, bob.email);
  expect(again.userId).not.toBe(bob.userId);
  const { body } = await world.rest('userMyAccount', {}, { token: again.token });
  expect(body).toMatchObject({ orders: [], credit_balance: 0, has_password: false, marketing: null });
  expect((await world.rest('addressList', {}, { token: again.token })).body.data).toEqual([]);
  expect((await world.rest('userAuthUser', {}, { token: fingerprintOf.token })).status).toBe(401);
});

it('remaining credit lapses in a ledger entry of its own, so that the balance is zero', async () => {
  const cyd = await logIn(world);
  const { credit, database } = world.services;
  const entry = { userId: cyd.userId, amountCents: 20_00, kind: 'voucher', reference: 'cyd' } as const;
  await credit.add(database, entry);
  await confirm(cyd, { code: await deletionCode(cyd) });
  expect(await credit.balanceCents(cyd.userId)).toBe(0);
});

it('[SEC-01] a wrong, foreign, replaced, used, expired or missing code or the code of a login deletes nothing', async () => {
  const dan = await logIn(world);
  const eve = await logIn(world);
  const replaced = await deletionCode(dan);
  let code = await deletionCode(dan);
  while (code === replaced) code = await deletionCode(dan);
  const foreign = await deletionCode(eve);
  await world.rest('userSendLoginLink', { email: dan.email, fingerprint, code_only: true });
  const login = await latestCode(world, dan.email);
  const others = [code === '000000' ? '000001' : '000000', foreign, login].filter((other) => other !== code);
  for (const other of others) expect(await confirm(dan, { code: other })).toEqual([422, 'CODE_INVALID']);
  expect(await confirm(dan, { code: replaced })).toEqual([422, 'CODE_REPLACED']);
  expect(await confirm(dan, {})).toEqual([422, 'FIELD_REQUIRED']);
  expect((await world.rest('userAuthUser', {}, { token: dan.token })).body.id).toBe(dan.userId);
  const { event } = await world.services.database
    .selectFrom('account_events')
    .select('event')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(event).toBe('deletion_refused');

  const late = await logIn(world);
  const old = await deletionCode(late);
  const start = world.now.current;
  world.now.current = new Date(start.getTime() + 16 * 60_000);
  const { token } = await logIn(world, late.email);
  expect(await confirm({ ...late, token }, { code: old })).toEqual([422, 'CODE_INVALID']);
  world.now.current = start;
});

it('[SEC-02] the fifth wrong code locks deletion and reports for how long', async () => {
  const fay = await logIn(world);
  const code = await deletionCode(fay);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 1; guess < 5; guess += 1) await confirm(fay, { code: wrong });
  expect(await confirm(fay, { code: wrong })).toEqual([429, 'CODE_LOCKED']);
  expect(await confirm(fay, { code })).toEqual([429, 'CODE_LOCKED']);
});

it('using a code twice at once deletes the account only once', async () => {
  const gus = await logIn(world);
  const code = await deletionCode(gus);
  const results = await Promise.all([confirm(gus, { code }), confirm(gus, { code })]);
  expect(results.filter(([status]) => status === 200)).toHaveLength(1);
  expect(
    (await mailsTo(world, gus.email)).filter(({ subject }) => subject.includes('is deleted')),
  ).toHaveLength(1);
});

it('a password proves the identity of its user, and a wrong one deletes nothing', async () => {
  const { email } = await logIn(world);
  await world.rest('userRecoverPassword', { email, fingerprint });
  const newpassword = 'kerf and beam';
  const code = await latestCode(world, email);
  await world.rest('userRecoverPasswordCheck', { email, code, newpassword, fingerprint });
  const { token } = await logIn(world, email);
  expect(await confirm({ email, token }, { password: 'not this one' })).toEqual([422, 'PASSWORD_WRONG']);
  expect(await confirm({ email, token }, { password: newpassword })).toEqual([200, undefined]);
  const login = { username: email, password: newpassword, fingerprint };
  expect((await world.rest('userLogin', login)).body).toBe(false);
});

it('[GRD-16] deleting an account requires a login', async () => {
  expect((await world.rest('userSendDeletionCode', { fingerprint })).status).toBe(401);
  expect((await world.rest('userDelete', { fingerprint, code: '123456' })).status).toBe(401);
});

it('the only administrator cannot delete the account; of two deleting at once one remains', async () => {
  const { database } = world.services;
  await database.updateTable('users').set({ is_admin: 0 }).where('is_admin', '=', 1).execute();
  const named = async () => {
    const { token, userId } = await logInAdministrator(world);
    return { token, userId, email: (await userRow(userId)).email };
  };
  const only = await named();
  expect((await sendCode(only)).status).toBe(409);
  const other = await named();
  const codes = [await deletionCode(only), await deletionCode(other)];
  const results = await Promise.all([
    confirm(only, { code: codes[0] ?? '' }),
    confirm(other, { code: codes[1] ?? '' }),
  ]);
  expect(results.toSorted()).toEqual([
    [200, undefined],
    [409, 'ACCOUNT_LAST_ADMINISTRATOR'],
  ]);
  await database.updateTable('users').set({ is_admin: 0 }).where('is_admin', '=', 1).execute();
});

it('an account with an unpaid order is not deleted, and the refusal names the order; once paid, it is', async () => {
  const hal = await createShopper(world);
  await hal.add(await putOnSale(world));
  const code = await deletionCode(hal);
  const order = await hal.submit();
  expect(await confirm(hal, { code })).toEqual([409, 'ACCOUNT_ORDER_UNPAID']);
  const refused = await sendCode(hal);
  expect(refused.status).toBe(409);
  expect(refused.response.body).toMatch(/Order 1\d{3} waits for its payment/);
  await endPayment(world, order.payment, 'pay');
  expect(await confirm(hal, { code })).toEqual([200, undefined]);
  const last = (await mailsTo(world, hal.email)).at(-1);
  expect(last?.text).toContain('keep your orders for five years');
});

/** The same as `confirm`, in the shop's other process. */
const deleteAtSecond = ({ token }: Asking, code: string) =>
  second.app.inject({
    method: 'POST',
    url: '/api/v1/cognito/user/deleteAccount',
    headers: { authorization: `Bearer ${token}` },
    payload: { code, fingerprint },
  });

/** Returns the tax-relevant columns of a user's orders. */
async function ordersOf(userId: number) {
  const rows = await world.services.database
    .selectFrom('orders')
    .select(['status', 'email', 'address', 'total_cents', 'tax_cents'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ address, ...row }) => ({ ...row, address: JSON.parse(address) as unknown }));
}

const taxDataOf = ({ email }: Asking, status: string) => ({
  status,
  email,
  address: expect.objectContaining({
    first_name: homeAddress.first_name,
    last_name: homeAddress.last_name,
    street_address: homeAddress.street_address,
    postcode: homeAddress.postcode,
  }) as unknown,
  total_cents: expect.any(Number) as unknown,
  tax_cents: expect.any(Number) as unknown,
});

it('[CHK-12] when an account is deleted during its checkout, the later request is refused and nothing is lost', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ivy = await createShopper(world);
    const product = await putOnSale(world, { stock: 1 });
    await ivy.add(product);
    const code = await deletionCode(ivy);
    const deleting = () => deleteAtSecond(ivy, code);
    // Starts alternately before and after the other, by a growing delay.
    const wait = () => new Promise((resolve) => setTimeout(resolve, round * 4));
    const ordering = () => ivy.submit().catch(() => null);
    const [order, deletion] = await Promise.all([
      round % 2 === 0 ? ordering() : wait().then(ordering),
      round % 2 === 0 ? wait().then(deleting) : deleting(),
    ]);
    const isOrdered = order?.success === true;
    // Without an order there is a reason: the login, account, address or cart is gone.
    const reason = order?.message ?? 'its token is refused';
    expect(isOrdered || reason.length > 0).toBe(true);
    expect([isOrdered, deletion.statusCode]).toEqual(isOrdered ? [true, 409] : [false, 200]);
    const { available } = await world.services.database
      .selectFrom('skus')
      .select('available')
      .where('id', '=', product.skuId)
      .executeTakeFirstOrThrow();
    expect(available).toBe(isOrdered ? 0 : 1);
    expect(await ordersOf(ivy.userId)).toEqual(isOrdered ? [taxDataOf(ivy, 'awaitingPayment')] : []);
  }
});

it('[CHK-12] when an account is deleted while its payment arrives, in any order, the order is paid and keeps what tax law requires', async () => {
  for (let round = 0; round < 4; round += 1) {
    const una = await createShopper(world);
    await una.add(await putOnSale(world));
    const code = await deletionCode(una);
    const { payment } = await una.submit();
    const wait = new Promise((resolve) => setTimeout(resolve, round * 4));
    const [, deletion] = await Promise.all([
      endPayment(world, payment, 'pay'),
      wait.then(() => deleteAtSecond(una, code)),
    ]);
    expect([200, 409]).toContain(deletion.statusCode);
    const again = deletion.statusCode === 409 ? await confirm(una, { code }) : [200, undefined];
    expect(again).toEqual([200, undefined]);
    expect(await ordersOf(una.userId)).toEqual([taxDataOf(una, 'paid')]);
    expect((await userRow(una.userId)).email).toBe(`deleted-${una.userId}`);
  }
});

it('a bought voucher stays valid; its buyer is erased once it is mailed, its texts once it is redeemed', async () => {
  const lee = await logIn(world);
  const { database, deletions } = world.services;
  const voucher = {
    public_id: 'voucher-of-lee',
    status: 'paid',
    theme_id: 1,
    theme_name: 'Stars',
    amount_cents: 50_00,
    user_id: lee.userId,
    email: lee.email,
    locale: 'en',
    recipient_name: 'Moira',
    recipient_email: 'moira@example.com',
    message: 'For your shed',
    page_url: 'http://127.0.0.1:3000/gift-vouchers',
    expires_on: '2099-12-31',
    created_at: '2026-01-01T00:00:00.000Z',
    pay_by: '2026-01-01T00:30:00.000Z',
    paid_at: '2026-01-01T00:10:00.000Z',
  } as const;
  const { id } = await database
    .insertInto('vouchers')
    .values(voucher)
    .returning('id')
    .executeTakeFirstOrThrow();
  await confirm(lee, { code: await deletionCode(lee) });
  const after = async (changes: { mailed_at?: string; redeemed_at?: string }) => {
    await database
      .updateTable('vouchers')
      .set({ status: 'paid', ...changes })
      .where('id', '=', id)
      .execute();
    await deletions.sweep();
    const row = database.selectFrom('vouchers').selectAll().where('id', '=', id);
    const { email, recipient_name, message, amount_cents } = await row.executeTakeFirstOrThrow();
    return [email, recipient_name, message, amount_cents];
  };
  expect(await after({})).toEqual([lee.email, 'Moira', 'For your shed', 50_00]);
  const mailed_at = '2026-01-02T00:00:00.000Z';
  expect(await after({ mailed_at })).toEqual(['', 'Moira', 'For your shed', 50_00]);
  expect(await after({ redeemed_at: mailed_at })).toEqual(['', null, null, 50_00]);
});

it('[VCH-12] a code redeemed for a just deleted account stays valid', async () => {
  const max = await logIn(world);
  await confirm(max, { code: await deletionCode(max) });
  const { database, voucherRedemptions } = world.services;
  const code = 'ABCD-EFGH-JKMN-PQRS';
  const voucher = {
    public_id: 'voucher-for-max',
    status: 'paid',
    theme_id: 1,
    theme_name: 'Stars',
    amount_cents: 20_00,
    email: 'somebody@example.com',
    locale: 'en',
    page_url: 'http://127.0.0.1:3000/gift-vouchers',
    code_hash: hashOf(code),
    expires_on: '2099-12-31',
    created_at: '2026-01-01T00:00:00.000Z',
    pay_by: '2026-01-01T00:30:00.000Z',
  } as const;
  await database.insertInto('vouchers').values(voucher).execute();
  const redeemFor = async (userId: number) =>
    (await voucherRedemptions.redeem({ kind: 'user', userId, isAdmin: false }, code)).ok;
  expect(await redeemFor(max.userId)).toBe(false);
  expect(await redeemFor((await logIn(world)).userId)).toBe(true);
});

it('the sweep removes data that a request in progress wrote for a deleted account', async () => {
  const kim = await createShopper(world);
  await confirm(kim, { code: await deletionCode(kim) });
  const { database, deletions } = world.services;
  const choice = { user_id: kim.userId, opted_in: 1, text: 'Late news?', chosen_at: '2026-01-01' } as const;
  await database.insertInto('marketing_choices').values(choice).execute();
  await deletions.sweep();
  expect(await tablesThatSay('Late news?')).toEqual([]);
});
