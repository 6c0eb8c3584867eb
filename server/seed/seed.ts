import type { Connection } from '../db/connection.ts';
import { withShopLock } from '../db/migrate.ts';
import { seedContentEntities } from './content-entities-seed.ts';
import { seedForms } from './forms-seed.ts';
import { seedGroups } from './groups-seed.ts';
import { seedPages } from './pages-seed.ts';
import { seedProducts } from './products-seed.ts';
import { seedPromotions } from './promotions-seed.ts';
import { seedSettings } from './settings-seed.ts';
import { seedShipping } from './shipping-seed.ts';
import { seedTranslations } from './translations-seed.ts';
import { seedVideos } from './videos-seed.ts';

/** Inserts what is missing and changes nothing that exists, so that it can run at every start (PRE-04). */
export async function seed(connection: Connection): Promise<void> {
  await withShopLock(connection, async () => {
    await seedSettings(connection.database);
    await seedGroups(connection.database);
    await seedVideos(connection.database);
    await seedProducts(connection.database);
    await seedContentEntities(connection.database);
    await seedForms(connection.database);
    await seedPages(connection.database);
    await seedShipping(connection.database);
    await seedPromotions(connection.database);
    await seedTranslations(connection.database);
  });
}
