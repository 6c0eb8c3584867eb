import { setTimeout as pause } from 'node:timers/promises';
import { Outbox } from '../../tests/testkit/outbox.ts';
import { Buyer } from './buyer.ts';
import type { Shops } from './shops.ts';
import { giveCredit } from './stock-up.ts';
import type { StressStock } from './stock-up.ts';

/** Minimum and maximum time (ms) from a restart to the next kill. */
const KILL_AFTER_MS = [100, 1_000] as const;
const CREDIT_CENTS = 100_00;

/** Creates this number of logged-in buyers, of whom the first `regulars` have credit. */
export async function gatherBuyers(
  shops: Shops,
  { shippingId }: StressStock,
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

/** How long to go on. */
interface Duration {
  /** Minimum number of purchases. */
  purchases: number;
  /** Purchases go on until this number of processes was killed, however fast the machine sells. */
  minKills: number;
  /** Nothing is killed any more after this number. */
  maxKills?: number;
}

/** Makes purchases while processes are killed and restarted. Resolves with the keys and the number of kills. */
export async function buyDuringKills(
  regulars: readonly Buyer[],
  shops: Shops,
  { plentyId, promotion }: StressStock,
  { purchases, minKills, maxKills = Infinity }: Duration,
): Promise<{ keys: string[]; kills: number }> {
  const keys: string[] = [];
  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    const [earliest, latest] = KILL_AFTER_MS;
    while (!isOver && kills < maxKills) {
      await pause(earliest + Math.random() * (latest - earliest));
      if (isOver) return;
      await shops.killOne();
      kills += 1;
    }
  })();
  const shopping = regulars.map(async (buyer) => {
    while (!isOver && (keys.length < purchases || kills < minKills)) {
      const number = keys.length;
      const key = `purchase ${number}`;
      keys.push(key);
      const extras = { ...(number % 3 === 0 ? { promotion } : {}), usesCredit: number % 4 === 0 };
      await buyer.buys({ skuId: plentyId, qty: 1 + (number % 3), key, ...extras });
    }
  });
  try {
    // Rejects also when a process cannot be restarted, for whose kills the purchases would wait.
    await Promise.race([Promise.all(shopping), killing.then(() => Promise.all(shopping))]);
  } finally {
    isOver = true;
    await killing;
  }
  return { keys, kills };
}
