import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

const LINES_AT_ONCE = 500;

interface Line {
  id: number;
  /** JSON list of add-ons. */
  addons: string;
}

/** Renames `said` to `localized` in the add-ons of order lines; the values stay. */
async function renameInAddons(database: Kysely<unknown>): Promise<void> {
  let lines: Line[] = [];
  do {
    const after = lines.at(-1)?.id ?? 0;
    const found = await sql<Line>`select id, addons from order_lines
      where id > ${after} and addons like '%"said":%' order by id limit ${LINES_AT_ONCE}`.execute(database);
    lines = found.rows;
    for (const { id, addons } of lines) {
      const renamed = (JSON.parse(addons) as Record<string, unknown>[]).map(({ said, ...addon }) =>
        said === undefined ? addon : { ...addon, localized: said },
      );
      await sql`update order_lines set addons = ${JSON.stringify(renamed)} where id = ${id}`.execute(
        database,
      );
    }
  } while (lines.length === LINES_AT_ONCE);
}

/** Renames the columns of names in the shopper's language to localized; the values stay. */
export const localizedOrderNamesMigration: SchemaMigration = {
  name: '044-localized-order-names',
  async up(database) {
    const { schema } = database;
    await schema.alterTable('order_lines').renameColumn('said_name', 'localized_name').execute();
    await schema.alterTable('orders').renameColumn('said_shipping_name', 'localized_shipping_name').execute();
    await renameInAddons(database);
  },
};
