import { setTimeout as pause } from 'node:timers/promises';
import { generation, prepare, production } from '../../scripts/prepare.ts';
import { startPostgres } from '../../scripts/verify/postgres.ts';
import { findPostgres } from '../../scripts/verify/system-tools.mjs';
import { Outbox } from '../../tests/testkit/outbox.ts';
import { voucherCodeIn } from '../../tests/testkit/shop-calls.ts';
import { checkConsistency } from './consistency.ts';
import type { Buyer } from './buyer.ts';
import { buyDuringKills, gatherBuyers } from './buying-during-kills.ts';
import { openShops } from './shops.ts';
import type { Shops } from './shops.ts';
import { stockUp, withDatabase } from './stock-up.ts';
import type { StressStock } from './stock-up.ts';

/* Tests money, stock and mails with many concurrent presses and processes dying midway (docs/testing.md). */

const BUYERS = 50;
const REDEEMERS = 20;
const PURCHASES = Number(process.env['STRESS_PURCHASES'] ?? 200);
/** Number of buyers who keep buying while processes die. */
const REGULARS = 8;
/** A mail whose process died is taken over after three minutes. */
const MAILS_WITHIN_MS = 240_000;

const say = (line: string) => console.log(line);

/**
 * All buyers race for a few items: exactly the stock must be sold.
 * @returns the keys of the successful buyers
 */
async function race(buyers: readonly Buyer[], stock: StressStock): Promise<string[]> {
  await Promise.all(buyers.map((buyer) => buyer.holds(stock.scarceId, 1)));
  const results = await Promise.all(
    buyers.map(async (buyer) => {
      const key = `race ${buyer.email}`;
      const { success, payment } = await buyer.submits({ skuId: stock.scarceId, qty: 1, key });
      if (!success || !payment) return null;
      await buyer.pays(payment);
      await buyer.isPaid(payment);
      return key;
    }),
  );
  // Unsuccessful buyers empty their carts.
  const losers = buyers.filter((_buyer, index) => results[index] === null);
  await Promise.all(losers.map((buyer) => buyer.empties()));
  return results.filter((key) => key !== null);
}

/**
 * Pressing every step five times concurrently must result in one order.
 * @returns its key
 */
async function hammer(buyer: Buyer, { plentyId, promotion }: StressStock): Promise<string> {
  const purchase = { skuId: plentyId, qty: 2, key: `hammer ${buyer.email}`, promotion };
  await buyer.holds(plentyId, 2);
  const five = [1, 2, 3, 4, 5];
  const answers = await Promise.all(five.map(() => buyer.submits(purchase)));
  const [payment, ...others] = [...new Set(answers.flatMap((answer) => answer.payment ?? []))];
  if (payment === undefined || others.length > 0)
    throw new Error(`${others.length + 1} payments for one key`);
  await Promise.all(five.map(() => buyer.pays(payment)));
  await Promise.all(five.map(() => buyer.isPaid(payment)));
  return purchase.key;
}

/** A voucher redeemed by many concurrently must credit one account only. */
async function redeem(buyers: readonly Buyer[], shops: Shops, outbox: Outbox): Promise<void> {
  const [giver] = buyers;
  if (!giver) throw new Error('nobody is there');
  const code = voucherCodeIn((await giver.buysVoucher(outbox)).text);
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call('giftVoucherRedeem', { code }).catch(() => null)),
  );
  const redeemed = answers.filter((reply) => reply?.answer.success).length;
  if (redeemed !== 1) throw new Error(`a voucher was redeemed ${redeemed} times at ${shops.url}`);
}

async function untilMailed(shops: Shops): Promise<void> {
  const deadline = Date.now() + MAILS_WITHIN_MS;
  const waiting = () =>
    withDatabase(shops, (database) => database.selectFrom('mail_queue').select('id').execute());
  while ((await waiting()).length > 0 && Date.now() < deadline) await pause(1_000);
}

/**
 * Runs all kinds of purchases.
 * @returns the keys, and the problems found so far
 */
async function buyAll(shops: Shops, stock: StressStock): Promise<{ keys: string[]; problems: string[] }> {
  const outbox = new Outbox(shops.dataDir);
  const buyers = await gatherBuyers(shops, stock, { buyers: BUYERS, regulars: REGULARS });
  const many = buyers.slice(0, REDEEMERS);
  const raced = await race(buyers, stock);
  say(`  ${BUYERS} raced for the last ${stock.scarceItems} items: ${raced.length} got one`);
  const hammered = await Promise.all(many.map((buyer) => hammer(buyer, stock)));
  say(`  ${hammered.length} pressed every step five times: ${hammered.length} orders`);
  await redeem(many, shops, outbox);
  say(`  ${REDEEMERS} redeemed one voucher: one of them has it`);
  const began = performance.now();
  const { keys, kills } = await buyDuringKills(buyers.slice(0, REGULARS), shops, stock, {
    purchases: PURCHASES,
    minKills: 1,
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  say(`  ${keys.length} purchases in ${seconds} s, while ${kills} processes were killed`);
  const problems =
    raced.length === stock.scarceItems ? [] : [`${raced.length} got one of ${stock.scarceItems} items`];
  return { keys: [...raced, ...hammered, ...keys], problems };
}

/** @returns the problems found, a line each */
async function stress(shops: Shops): Promise<string[]> {
  const stock = await stockUp(shops);
  const { keys, problems } = await buyAll(shops, stock);
  await untilMailed(shops);
  const items = new Map([
    [stock.scarceId, stock.scarceItems],
    [stock.plentyId, stock.plentyItems],
  ]);
  const expected = { keys, stock: items, promotion: stock.promotion };
  const wrong = await withDatabase(shops, (database) => checkConsistency(database, shops.dataDir, expected));
  return [...problems, ...wrong, ...shops.errors().map((line) => `a shop logged ${line.slice(0, 300)}`)];
}

async function onEngine(name: string, databaseUrl: string | null, processes: number): Promise<string[]> {
  say(`· ${name} …`);
  const shops = await openShops(databaseUrl, processes);
  try {
    return (await stress(shops)).map((problem) => `${name}: ${problem}`);
  } finally {
    await shops.close();
    shops.remove();
  }
}

async function onPostgres(): Promise<string[]> {
  const binaries = findPostgres();
  if (binaries === null) return ['PostgreSQL is not installed'];
  const postgres = await startPostgres(binaries);
  try {
    return await onEngine('PostgreSQL, three processes', postgres.url, 3);
  } finally {
    await postgres.stop();
  }
}

async function run(): Promise<string[]> {
  const problem = await prepare([generation, ...production]);
  if (problem !== null) return [problem];
  return [...(await onEngine('SQLite, one process', null, 1)), ...(await onPostgres())];
}

const problems = await run();
problems.forEach((problem) => say(`✗ ${problem}`));
say(problems.length === 0 ? '✓ Everything adds up' : `✗ ${problems.length} things do not add up`);
process.exit(problems.length === 0 ? 0 : 1);
