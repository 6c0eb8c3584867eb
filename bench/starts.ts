import { rmSync } from 'node:fs';
import { startShop, temporaryFolder } from '../tests/testkit/shop-process.ts';
import { median } from './percentiles.ts';
import type { Measurement } from './table.ts';

const STARTS = 7;
const GOAL_MS = 700;

/**
 * Starts of a shop that was open before, until its home page has answered. As in `npm start`, Node keeps what
 * it compiled; here in a folder of its own.
 */
export async function measureStarts(): Promise<Measurement[]> {
  const compiled = temporaryFolder();
  const variables = { NODE_COMPILE_CACHE: compiled };
  const shop = await startShop({ variables });
  const { dataDir } = shop;
  try {
    await shop.stop();
    const times: number[] = [];
    for (let at = 0; at < STARTS; at++) {
      const began = performance.now();
      const again = await startShop({ dataDir, variables });
      times.push(performance.now() - began);
      await again.stop();
    }
    const goal = { what: 'goal', value: GOAL_MS };
    return [{ what: 'start, filled database', unit: 'ms', shop: median(times), yardstick: goal }];
  } finally {
    for (const folder of [dataDir, compiled]) rmSync(folder, { recursive: true, force: true });
  }
}
