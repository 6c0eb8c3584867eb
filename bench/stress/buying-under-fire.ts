import { setTimeout as pause } from 'node:timers/promises';
import { Outbox } from '../../tests/testkit/outbox.ts';
import { Buyer } from './buyer.ts';
import type { Shops } from './shops.ts';
import { giveCredit } from './stock-up.ts';
import type { StressGoods } from './stock-up.ts';

/** Minimum and maximum time (ms) from a restart to the next kill. */
const KILL_AFTER_MS = [100, 1_000] as const;
const CREDIT_CENTS = 100_00;

/** Creates this number of logged-in buyers, of whom the first `regulars` have credit. */
export async function gatherBuyers(
  shops: Shops,
  { shippingId }: StressGoods,
  { buyers: count, regulars }: { buyers: number; regulars: number },
): Promise<Buyer[]> {
  const outbox = new Outbox(shops.dataDir);
  const buyers = Array.from(
    { length: count },
    (_, number) => new Buyer(shops.url, { name: `buyer${number}`, shippingId }),
  );
  for (const buyer of buyers) await buyer.logIn(outbox);
  const emails = buyers.slice(0, regulars).map(({ email }) => email);
  await giveCredit(shops, emails, CREDIT_CENTS);
  return buyers;
}

/**
 * Makes this number of purchases while processes are killed and restarted.
 * @param most the number of kills after which nothing is killed any more
 * @returns the keys, and the number of kills
 */
export async function buyUnderFire(
  regulars: readonly Buyer[],
  shops: Shops,
  { plentyId, promotion }: StressGoods,
  { purchases, kills: most = Infinity }: { purchases: number; kills?: number },
): Promise<{ keys: string[]; kills: number }> {
  const keys = Array.from({ length: purchases }, (_, number) => `fire ${number}`);
  const left = keys.entries();
  let isOver = false;
  let kills = 0;
  const fire = (async () => {
    const [earliest, latest] = KILL_AFTER_MS;
    while (!isOver && kills < most) {
      await pause(earliest + Math.random() * (latest - earliest));
      if (isOver) return;
      await shops.killOne();
      kills += 1;
    }
  })();
  const shopping = regulars.map(async (buyer) => {
    for (const [number, key] of left) {
      const extras = { ...(number % 3 === 0 ? { promotion } : {}), usesCredit: number % 4 === 0 };
      await buyer.buys({ skuId: plentyId, qty: 1 + (number % 3), key, ...extras });
    }
  });
  try {
    await Promise.all(shopping);
  } finally {
    isOver = true;
    await fire;
  }
  return { keys, kills };
}
