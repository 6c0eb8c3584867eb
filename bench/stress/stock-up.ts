import { openDatabase } from '../../server/db/connection.ts';
import type { Database } from '../../server/db/connection.ts';

/** What is sold in the stress test. */
export interface StressStock {
  /** The SKU that all buyers race for. */
  scarceId: number;
  scarceItems: number;
  /** A SKU with ample stock. */
  plentyId: number;
  plentyItems: number;
  promotion: string;
  shippingId: number;
}

const PROMOTION = 'STRESS10';
const ITEMS = { scarce: 10, plenty: 100_000 };

async function putOnSale(database: Database, name: string, available: number): Promise<number> {
  const slug = `${name}-${crypto.randomUUID().slice(0, 8)}`;
  const now = new Date().toISOString();
  const texts = { title: slug, meta_description: '', blurb: '', content: '', brand: null, badge: null };
  const { id: product_id } = await database
    .insertInto('products')
    .values({ ...texts, slug, name: slug, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const price = { price_cents: 1250, special_price_cents: null };
  const { id } = await database
    .insertInto('skus')
    .values({ product_id, code: slug, ...price, stock_tracked: 1, available, photo_id: null, sort_order: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Where a shop stores its data. */
interface ShopData {
  dataDir: string;
  databaseUrl: string | null;
}

/** Opens the database of running shops for some work, and closes it afterwards. */
export async function withDatabase<T>(data: ShopData, work: (database: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = data;
  const { database, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    return await work(database);
  } finally {
    await close();
  }
}

/** Creates the stock and the promotion for the purchases. */
export const stockUp = (data: ShopData): Promise<StressStock> =>
  withDatabase(data, async (database) => {
    await database
      .insertInto('promotions')
      .values({ code: PROMOTION, kind: 'percent', value: 10, minimum_cents: 0 })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
    const shipping = await database
      .selectFrom('shipping_types')
      .select('id')
      .where('name', '=', 'Standard Post')
      .executeTakeFirstOrThrow();
    return {
      scarceId: await putOnSale(database, 'stress-scarce', ITEMS.scarce),
      scarceItems: ITEMS.scarce,
      plentyId: await putOnSale(database, 'stress-plenty', ITEMS.plenty),
      plentyItems: ITEMS.plenty,
      promotion: PROMOTION,
      shippingId: shipping.id,
    };
  });

/** Gives users credit to spend. */
export const giveCredit = (data: ShopData, emails: readonly string[], cents: number): Promise<void> =>
  withDatabase(data, async (database) => {
    const users = await database
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', 'in', emails)
      .execute();
    const created_at = new Date().toISOString();
    const entries = users.map(({ id, email }) => ({
      user_id: id,
      amount_cents: cents,
      kind: 'adjustment' as const,
      reference: `stress ${email}`,
      created_at,
    }));
    await database.insertInto('credit_entries').values(entries).execute();
  });
