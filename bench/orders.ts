import { startPostgres } from '../scripts/verify/postgres.ts';
import { findPostgres } from '../scripts/verify/system-tools.mjs';
import { Outbox } from '../tests/testkit/outbox.ts';
import { startShop, temporaryFolder } from '../tests/testkit/shop-process.ts';
import type { ShopProcess } from '../tests/testkit/shop-process.ts';
import { fillCatalogue } from './big-catalogue.ts';
import { fillOrders } from './many-orders.ts';
import { percentilesOf } from './percentiles.ts';
import { Buyer } from './stress/buyer.ts';
import { stockUp } from './stress/stock-up.ts';
import type { Measurement } from './table.ts';

const BUYERS = 4;
const WARM_UP_MS = 3_000;
const MEASURED_MS = 15_000;
const MANY = { products: 20_000, orders: 100_000 };

interface OrderTimes {
  ordersPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Cart, address, order, sandbox payment and notification, repeatedly, by a few buyers concurrently. */
async function measureBuying(shop: ShopProcess, databaseUrl: string | null): Promise<OrderTimes> {
  const { plentyId, shippingId } = await stockUp({ dataDir: shop.dataDir, databaseUrl });
  const outbox = new Outbox(shop.dataDir);
  const run = crypto.randomUUID().slice(0, 6);
  const buyers = Array.from(
    { length: BUYERS },
    (_, number) => new Buyer(shop.url, { name: `bench-${run}-${number}`, shippingId }),
  );
  for (const buyer of buyers) await buyer.logIn(outbox);
  const buyFor = async (ms: number) => {
    const times: number[] = [];
    const end = performance.now() + ms;
    const shopping = buyers.map(async (buyer) => {
      while (performance.now() < end) {
        const began = performance.now();
        await buyer.moves();
        await buyer.buys({ skuId: plentyId, qty: 1, key: crypto.randomUUID() });
        times.push(performance.now() - began);
      }
    });
    await Promise.all(shopping);
    return times;
  };
  await buyFor(WARM_UP_MS);
  const began = performance.now();
  const times = await buyFor(MEASURED_MS);
  const seconds = (performance.now() - began) / 1_000;
  return { ordersPerSecond: times.length / seconds, ...percentilesOf(times) };
}

async function measureShop(dataDir: string, databaseUrl: string | null): Promise<OrderTimes> {
  const variables: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const shop = await startShop({ dataDir, variables });
  try {
    return await measureBuying(shop, databaseUrl);
  } finally {
    await shop.stop();
  }
}

function rows(name: string, one: OrderTimes, other: OrderTimes | null, what: string): Measurement[] {
  const beside = (value: number | undefined) => (value === undefined ? null : { what, value });
  return [
    {
      what: `${name}: orders`,
      unit: '/s',
      shop: one.ordersPerSecond,
      yardstick: beside(other?.ordersPerSecond),
    },
    { what: `${name}: p50`, unit: 'ms', shop: one.p50Ms, yardstick: beside(other?.p50Ms) },
    { what: `${name}: p99`, unit: 'ms', shop: one.p99Ms, yardstick: beside(other?.p99Ms) },
  ];
}

/** Measures a shop with few products and orders, then the same shop with many. */
async function measureEngine(name: string, databaseUrl: string | null) {
  const dataDir = temporaryFolder();
  const few = await measureShop(dataDir, databaseUrl);
  await fillCatalogue({ dataDir, databaseUrl }, MANY.products);
  await fillOrders({ dataDir, databaseUrl }, MANY.orders);
  const many = await measureShop(dataDir, databaseUrl);
  const among = `${name}, among ${MANY.products} products and ${MANY.orders} orders`;
  return { few, table: rows(among, many, few, 'the same in a fresh shop') };
}

async function onPostgres(sqlite: OrderTimes): Promise<Measurement[]> {
  const binaries = findPostgres();
  if (binaries === null) return [];
  const postgres = await startPostgres(binaries);
  try {
    const name = 'buying on PostgreSQL';
    const { few, table } = await measureEngine(name, postgres.url);
    return [...rows(name, few, sqlite, 'the same on SQLite'), ...table];
  } finally {
    await postgres.stop();
  }
}

/** Orders from end to end, by four concurrent shoppers: `npm run bench -- orders`. */
export async function measureOrders(): Promise<Measurement[]> {
  const { few, table } = await measureEngine('buying', null);
  return [...rows('buying', few, null, ''), ...table, ...(await onPostgres(few))];
}
