import { checkConsistency } from '../../bench/stress/consistency.ts';
import { buyDuringKills, gatherBuyers } from '../../bench/stress/buying-during-kills.ts';
import { openShops } from '../../bench/stress/shops.ts';
import type { Shops } from '../../bench/stress/shops.ts';
import { stockUp, withDatabase } from '../../bench/stress/stock-up.ts';
import { expect, test } from '../testkit/fixtures.ts';

const BUYERS = 3;
const PURCHASES = 5;
/** A restart costs more than a purchase, and on a busy machine there would be three for each. */
const KILLS = { min: 2, max: 3 };

/** A mail whose process died while sending waits three minutes; here the next process retries it immediately. */
const sendWaitingMails = async (shops: Shops) => {
  await withDatabase(shops, (database) =>
    database.updateTable('mail_queue').set({ next_attempt_at: new Date().toISOString() }).execute(),
  );
  await shops.killOne();
};

const waitingMails = (shops: Shops) =>
  withDatabase(shops, async (database) =>
    (await database.selectFrom('mail_queue').select('subject').execute()).map(({ subject }) => subject),
  );

/* The short version of `npm run test:stress`. */
test('[CHK-08, APS-17] a shop that is killed repeatedly during purchases sells each of them once, and stock, credit, promotion and mails add up', async () => {
  const shops = await openShops(null, 1);
  try {
    const stock = await stockUp(shops);
    const buyers = await gatherBuyers(shops, stock, { buyers: BUYERS, regulars: BUYERS });
    const { keys, kills } = await buyDuringKills(buyers, shops, stock, {
      purchases: PURCHASES,
      minKills: KILLS.min,
      maxKills: KILLS.max,
    });
    expect(kills).toBeGreaterThanOrEqual(KILLS.min);
    await sendWaitingMails(shops);
    await expect.poll(() => waitingMails(shops)).toEqual([]);
    const expected = {
      keys,
      stock: new Map([[stock.plentyId, stock.plentyItems]]),
      promotion: stock.promotion,
    };
    expect(
      await withDatabase(shops, (database) => checkConsistency(database, shops.dataDir, expected)),
    ).toEqual([]);
    expect(shops.errors()).toEqual([]);
  } finally {
    await shops.close();
    shops.remove();
  }
});
