import { VitalsManager } from '../server/domain/vitals/vitals-manager.ts';
import { withShopDatabase } from './shop-database.ts';
import { vitalsTable } from './vitals-table.ts';

/*
 * `npm run vitals` prints the loading and response times of pages in the last 28 days, as measured by
 * visitors' browsers. The shop may be running, with the same DATA_DIR or DATABASE_URL; it must have been
 * started once.
 */

await withShopDatabase(async ({ database }) => {
  const manager = new VitalsManager({ database, clock: () => new Date() });
  for (const line of vitalsTable(await manager.summary())) console.log(line);
});
