import type { Transaction } from 'kysely';
import { writeContent } from '../db/content-version.ts';
import { toJson } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { markSeeded, unseeded } from './seed-log.ts';
import { defaultSettings } from './settings/default-settings.ts';
import { addedLinks, menus } from './settings/menus.ts';
import type { LinkSeed } from './settings/menus.ts';

/** Inserts settings and menus not seeded before; what an owner has changed or deleted stays so. */
export async function seedSettings(database: Database): Promise<void> {
  const settings = await unseeded(database, 'setting', [...defaultSettings.keys()]);
  const freshMenus = await unseeded(database, 'menu', Object.keys(menus));
  const added = await unseeded(
    database,
    'menu',
    addedLinks.map(({ key }) => key),
  );
  if (settings.size + freshMenus.size + added.size === 0) return;
  await writeContent(database, async (transaction) => {
    for (const key of settings) {
      await transaction
        .insertInto('settings')
        .values({ key, value: toJson(defaultSettings.get(key)) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    }
    for (const menu of freshMenus) await insertLinks(transaction, menu, menus[menu] ?? [], null);
    for (const { key, menu, links } of addedLinks) {
      if (added.has(key))
        await insertLinks(transaction, menu, links, null, await linkCount(transaction, menu));
    }
    await markSeeded(transaction, 'setting', settings);
    await markSeeded(transaction, 'menu', freshMenus.union(added));
  });
}

async function insertLinks(
  transaction: Transaction<Tables>,
  menu: string,
  links: readonly LinkSeed[],
  parentId: number | null,
  first = 0,
): Promise<void> {
  for (const [index, { name, link, icon, children = [] }] of links.entries()) {
    const { id } = await transaction
      .insertInto('links')
      .values({ menu, parent_id: parentId, name, link, icon: icon ?? null, sort_order: first + index })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertLinks(transaction, menu, children, id);
  }
}

/** Counts the top-level links of a menu. */
async function linkCount(transaction: Transaction<Tables>, menu: string): Promise<number> {
  const rows = await transaction
    .selectFrom('links')
    .select('id')
    .where('menu', '=', menu)
    .where('parent_id', 'is', null)
    .execute();
  return rows.length;
}
