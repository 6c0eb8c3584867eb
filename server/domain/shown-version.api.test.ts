import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Connection } from '../db/connection.ts';
import { createServices } from '../services.ts';
import type { Services } from '../services.ts';
import { putOnSale } from '../testkit/goods.ts';
import type { Goods } from '../testkit/goods.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
/** What the owner opens the database with. */
let owner: Connection;
/** Another process of the shop. */
let other: { services: Services; connection: Connection };
let goods: Goods;

beforeEach(async () => {
  world = await createWorld();
  const { environment } = world.services;
  owner = await openDatabase(environment);
  const connection = await openDatabase(environment);
  other = { services: await createServices({ environment, connection }), connection };
  goods = await putOnSale(world, { stock: 3 });
  await world.app.ready();
  other.services.shown.start(() => {});
  await settled();
});
afterEach(async () => {
  vi.useRealTimers();
  await other.services.shown.stop();
  await other.connection.close();
  await owner.close();
  await world.close();
});

const processes = () => [world.services.shown, other.services.shown];
const keys = () => processes().map((shown) => shown.held()?.key);
/** All that was written so far is known everywhere. */
const settled = async () => void (await Promise.all(processes().map((shown) => shown.read())));
/** Two seconds are enough on a machine that does nothing else. */
const seenInTime = { timeout: 15_000, interval: 50 };

/** For each process whether it knows another version than `before`. */
const moved = (before: (string | undefined)[]) => () => keys().map((key, at) => key !== before[at]);

async function buy(qty: number) {
  const shopper = await createShopper(world);
  await shopper.add(goods, qty);
  await shopper.submit();
}

describe('the version of what is shown, in two processes', () => {
  it('stays with a sale that leaves some, and moves when the last piece goes', async () => {
    const first = keys();
    await buy(1);
    await settled();
    expect(keys()).toEqual(first);
    await buy(2);
    await expect.poll(moved(first), seenInTime).toEqual([true, true]);
    expect((await other.services.shown.current()).content).toBe(
      (await world.services.shown.current()).content,
    );
  });

  it.each([
    ['a price', () => sql`update skus set price_cents = 1234 where id = ${goods.skuId}`],
    ['a shelf that is emptied', () => sql`update skus set available = 0 where id = ${goods.skuId}`],
    ['a name', () => sql`update products set name = 'Renamed' where id = ${goods.productId}`],
    ['a page', () => sql`update pages set title = 'About the shop' where url = '/about'`],
    ['a setting that goes', () => sql`delete from settings where key = 'business.priority_fee_cents'`],
    [
      'a redirect',
      () =>
        sql`insert into redirects (from_path, to_path, created_at) values ('/old', '/shop', '2026-01-01T00:00:00.000Z')`,
    ],
  ])('moves within two seconds when the owner changes %s in plain SQL', async (_what, statement) => {
    const first = keys();
    await statement().execute(owner.database);
    await expect.poll(moved(first), seenInTime).toEqual([true, true]);
  });

  it('stays when the owner counts the stock anew, as long as some is left', async () => {
    const first = keys();
    await sql`update skus set available = 40 where id = ${goods.skuId}`.execute(owner.database);
    await settled();
    expect(keys()).toEqual(first);
  });

  it('stays when a transaction is taken back', async () => {
    const first = keys();
    const undone = owner.database.transaction().execute(async (transaction) => {
      await sql`update skus set price_cents = 1 where id = ${goods.skuId}`.execute(transaction);
      throw new Error('never mind');
    });
    await expect(undone).rejects.toThrow('never mind');
    await settled();
    expect(keys()).toEqual(first);
  });

  it('is told to every process of PostgreSQL without a question, also after its connection broke', async () => {
    if (owner.engine === 'sqlite') return;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await other.services.shown.stop();
    other.services.shown.start(() => {});
    const price = (cents: number) =>
      sql`update skus set price_cents = ${cents} where id = ${goods.skuId}`.execute(owner.database);
    const listeners = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_stat_activity
          where datname = current_database() and query ilike 'listen%'`.execute(owner.database)
      ).rows;
    await expect.poll(async () => (await listeners()).length, seenInTime).toBe(2);
    let before = keys()[1];
    await price(1);
    await expect.poll(() => keys()[1], seenInTime).not.toBe(before);
    for (const { pid } of await listeners())
      await sql`select pg_terminate_backend(${pid})`.execute(owner.database);
    await expect.poll(async () => (await listeners()).length, seenInTime).toBe(2);
    before = keys()[1];
    await price(2);
    await expect.poll(() => keys()[1], seenInTime).not.toBe(before);
  });
});

/** Written while the shop runs, and never shown on a page that is kept. */
const unwatched = new Set(
  [
    'users login_sessions refresh_tokens login_codes credit_entries marketing_choices rate_limits mail_queue',
    'carts cart_lines removed_cart_lines addresses addon_files orders order_lines payments sandbox_payments',
    'promotions shipping_quote_requests form_submissions form_checks_used',
    'account_events oauth_codes passkeys passkey_challenges errors vouchers',
    // Derived from content, or what says its version.
    'content_version seed_log group_listings product_materials listing_state',
  ].flatMap((names) => names.split(' ')),
);

describe('what is watched', () => {
  it('is each table and each column but stock', async () => {
    const { database } = world.services;
    for (const { name, columns } of await database.introspection.getTables()) {
      if (unwatched.has(name)) continue;
      for (const column of columns) {
        if (name === 'skus' && ['id', 'available'].includes(column.name)) continue;
        const before = await versionAfter(
          sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${sql.ref(column.name)}`,
        );
        expect(before, `${name}.${column.name}`).toBe(true);
      }
    }
  });

  /** Whether the statement moves the content version; a row is there in every table. */
  async function versionAfter(statement: ReturnType<typeof sql>): Promise<boolean> {
    const { database } = world.services;
    const version = async () =>
      (await database.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await statement.execute(database);
    return (await version()) > before;
  }
});
