import { startPostgres } from '../scripts/verify/postgres.ts';
import { findPostgres } from '../scripts/verify/system-tools.mjs';
import { startShop } from '../tests/testkit/shop-process.ts';
import { measureLoad } from './load.ts';
import type { LoadResult } from './load.ts';

/** Measures a cached page of one process of the shop on PostgreSQL; `null` if that is not installed. */
export async function measureOnPostgres(path: string): Promise<LoadResult | null> {
  const binaries = findPostgres();
  if (binaries === null) return null;
  const postgres = await startPostgres(binaries);
  try {
    const shop = await startShop({ variables: { DATABASE_URL: postgres.url } });
    try {
      return await measureLoad(`${shop.url}${path}`);
    } finally {
      await shop.remove();
    }
  } finally {
    await postgres.stop();
  }
}
