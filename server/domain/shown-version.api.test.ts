import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Connection } from '../db/connection.ts';
import { createServices } from '../services.ts';
import type { Services } from '../services.ts';
import { putOnSale } from '../testkit/products.ts';
import type { TestProduct } from '../testkit/products.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

/** A shop running in two processes. */
interface Shop {
  world: World;
  /** The owner's connection to the database. */
  owner: Connection;
  /** The shop's other process. */
  other: { services: Services; connection: Connection };
  product: TestProduct;
}

async function openShop(): Promise<Shop> {
  const world = await createWorld();
  const { environment } = world.services;
  const owner = await openDatabase(environment);
  const connection = await openDatabase(environment);
  const other = { services: await createServices({ environment, connection }), connection };
  const product = await putOnSale(world, { stock: 3 });
  await world.app.ready();
  other.services.shown.start(() => {});
  const shop = { world, owner, other, product };
  await settled(shop);
  return shop;
}

async function close({ world, owner, other }: Shop): Promise<void> {
  await other.services.shown.stop();
  await other.connection.close();
  await owner.close();
  await world.close();
}

const processes = ({ world, other }: Shop) => [world.services.shown, other.services.shown];
const keys = (shop: Shop) => processes(shop).map((shown) => shown.cached()?.key);
/** Makes every process read all writes so far. */
const settled = async (shop: Shop) => void (await Promise.all(processes(shop).map((shown) => shown.read())));
/** Two seconds suffice on an otherwise idle machine. */
const seenInTime = { timeout: 15_000, interval: 50 };

/** Returns for each process whether its version differs from `before`. */
const moved = (shop: Shop, before: (string | undefined)[]) => () =>
  keys(shop).map((key, at) => key !== before[at]);

async function buy({ world, product }: Shop, qty: number) {
  const shopper = await createShopper(world);
  await shopper.add(product, qty);
  await shopper.submit();
}

let shop: Shop;
beforeEach(async () => void (shop = await openShop()));
afterEach(async () => {
  vi.useRealTimers();
  await close(shop);
});

describe('the shown version, in two processes', () => {
  it('does not change with a sale that leaves some stock, and changes when the last item is sold', async () => {
    const first = keys(shop);
    await buy(shop, 1);
    await settled(shop);
    expect(keys(shop)).toEqual(first);
    await buy(shop, 2);
    await expect.poll(moved(shop, first), seenInTime).toEqual([true, true]);
    expect((await shop.other.services.shown.current()).content).toBe(
      (await shop.world.services.shown.current()).content,
    );
  });

  it('changes within two seconds when the owner changes data in plain SQL', async () => {
    const since = '2026-01-01T00:00:00.000Z';
    const changes: Record<string, (product: TestProduct) => RawBuilder<unknown>> = {
      'a price': ({ skuId }) => sql`update skus set price_cents = 1234 where id = ${skuId}`,
      'a shelf that is emptied': ({ skuId }) => sql`update skus set available = 0 where id = ${skuId}`,
      'a name': ({ productId }) => sql`update products set name = 'Renamed' where id = ${productId}`,
      'a page': () => sql`update pages set title = 'About the shop' where url = '/about'`,
      'a setting that goes': () => sql`delete from settings where key = 'business.priority_fee_cents'`,
      'a redirect': () =>
        sql`insert into redirects (from_path, to_path, created_at) values ('/old', '/shop', ${since})`,
    };
    // Each waits for a poll of the database, so they run concurrently, each in its own shop.
    const waits = Object.entries(changes).map(async ([message, statement]) => {
      const own = await openShop();
      const first = keys(own);
      await statement(own.product).execute(own.owner.database);
      await expect.poll(moved(own, first), { ...seenInTime, message }).toEqual([true, true]);
      await close(own);
    });
    await Promise.all(waits);
  });

  it('does not change with the stock, as long as some is left', async () => {
    const first = keys(shop);
    await sql`update skus set available = 40 where id = ${shop.product.skuId}`.execute(shop.owner.database);
    await settled(shop);
    expect(keys(shop)).toEqual(first);
  });

  it('does not change when a transaction is rolled back', async () => {
    const first = keys(shop);
    const undone = shop.owner.database.transaction().execute(async (transaction) => {
      await sql`update skus set price_cents = 1 where id = ${shop.product.skuId}`.execute(transaction);
      throw new Error('never mind');
    });
    await expect(undone).rejects.toThrow('never mind');
    await settled(shop);
    expect(keys(shop)).toEqual(first);
  });

  it('is pushed to every process by PostgreSQL without polling, also after a broken connection', async () => {
    if (shop.owner.engine === 'sqlite') return;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await shop.other.services.shown.stop();
    shop.other.services.shown.start(() => {});
    const price = (cents: number) =>
      sql`update skus set price_cents = ${cents} where id = ${shop.product.skuId}`.execute(
        shop.owner.database,
      );
    const listeners = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_stat_activity
          where datname = current_database() and query ilike 'listen%'`.execute(shop.owner.database)
      ).rows;
    await expect.poll(async () => (await listeners()).length, seenInTime).toBe(2);
    let before = keys(shop)[1];
    await price(1);
    await expect.poll(() => keys(shop)[1], seenInTime).not.toBe(before);
    for (const { pid } of await listeners())
      await sql`select pg_terminate_backend(${pid})`.execute(shop.owner.database);
    await expect.poll(async () => (await listeners()).length, seenInTime).toBe(2);
    before = keys(shop)[1];
    await price(2);
    await expect.poll(() => keys(shop)[1], seenInTime).not.toBe(before);
  });
});

/** Written while the shop runs, and never shown on a cached page. */
const unwatched = new Set(
  [
    'users account_photos login_sessions refresh_tokens login_codes credit_entries marketing_choices rate_limits',
    'mail_queue',
    'carts cart_lines removed_cart_lines cart_additions addresses addon_files orders order_lines order_events payments sandbox_payments',
    'payment_events stripe_sessions',
    'promotions shipping_quote_requests form_submissions form_checks_used',
    'account_events oauth_codes passkeys passkey_challenges errors vitals vouchers',
    // Derived from content, or holds its version.
    'content_version seed_log group_listings product_materials listing_state',
  ].flatMap((names) => names.split(' ')),
);

describe('the watched tables', () => {
  it('are all tables with all columns except stock', async () => {
    const { database } = shop.world.services;
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

  /** Whether the statement changes the content version; every table has a row. */
  async function versionAfter(statement: ReturnType<typeof sql>): Promise<boolean> {
    const { database } = shop.world.services;
    const version = async () =>
      (await database.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await statement.execute(database);
    return (await version()) > before;
  }
});
