import type { Connection } from '../connection.ts';
import { withShopLock } from '../migrate.ts';

/** Fills what is missing and changes nothing that is there, so that it can run at every start (PRE-04). */
export async function seed(connection: Connection): Promise<void> {
  await withShopLock(connection, async () => {});
}
