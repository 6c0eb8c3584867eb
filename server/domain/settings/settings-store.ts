import type { Database } from '../../db/connection.ts';
import { fromJson, toJson } from '../../db/columns.ts';
import { writeContent } from '../../db/content-version.ts';
import type { LinkRow } from '../../db/tables/settings-tables.ts';
import type { Selectable } from 'kysely';

/** Returns every stored setting, by key. */
export async function readSettings(database: Database): Promise<Map<string, unknown>> {
  const rows = await database.selectFrom('settings').select(['key', 'value']).execute();
  return new Map(rows.map((row) => [row.key, fromJson<unknown>(row.value)]));
}

/** Stores a setting's value; every process shows it with the next content version. */
export async function writeSetting(database: Database, key: string, value: unknown): Promise<void> {
  const json = toJson(value);
  await writeContent(database, (transaction) =>
    transaction
      .insertInto('settings')
      .values({ key, value: json })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
      .execute(),
  );
}

/** Returns the links of a menu, or of all menus for null, in their order and including disabled ones. */
export function listLinks(database: Database, menu: string | null): Promise<Selectable<LinkRow>[]> {
  let query = database.selectFrom('links').selectAll().orderBy('menu').orderBy('sort_order').orderBy('id');
  if (menu !== null) query = query.where('menu', '=', menu);
  return query.execute();
}

/** Returns the ids of this link and its ancestors, from the bottom up; none for 0. */
export async function listLinksAbove(handle: Database, id: number): Promise<number[]> {
  const above: number[] = [];
  for (let next: number | null = id || null; next !== null && !above.includes(next);) {
    above.push(next);
    const row: { parent_id: number | null } | undefined = await handle
      .selectFrom('links')
      .select('parent_id')
      .where('id', '=', next)
      .executeTakeFirst();
    next = row?.parent_id ?? null;
  }
  return above;
}
