import { existsSync } from 'node:fs';
import { databaseFileIn, openDatabase } from '../server/db/connection.ts';
import type { Database } from '../server/db/connection.ts';
import { readContentVersion } from '../server/db/content-version.ts';
import { readEnvironment } from '../server/environment.ts';
import type { Environment } from '../server/environment.ts';
import { fail } from './fail.ts';

interface Shop {
  environment: Environment;
  database: Database;
}

/**
 * Opens the database of the shop with this script's environment variables for some work, and closes it
 * afterwards. The shop may be running, with the same DATA_DIR or DATABASE_URL; it must have been started once.
 * Problems are printed.
 */
export async function withShopDatabase(work: (shop: Shop) => Promise<void>): Promise<void> {
  const read = readEnvironment(process.env);
  if (!read.ok) return fail(read.problems);
  const { environment } = read;
  const file = environment.databaseUrl === null ? databaseFileIn(environment.dataDir) : null;
  // Opening it would create it.
  if (file !== null && !existsSync(file))
    return fail([`There is no ${file}. Please check DATA_DIR, or start the shop once.`]);
  try {
    const { database, close } = await openDatabase(environment);
    try {
      if (await isStarted(database)) await work({ environment, database });
      else fail([`${file ?? 'The database'} has no tables yet. Please start the shop once.`]);
    } finally {
      await close();
    }
  } catch (error) {
    fail([String(error)]);
  }
}

/** Whether the tables exist, which the first start of the shop creates. */
const isStarted = (database: Database): Promise<boolean> =>
  readContentVersion(database).then(
    () => true,
    () => false,
  );
