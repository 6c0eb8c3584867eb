import type { Transaction } from 'kysely';
import { writeContent } from '../../domain/settings/content-version-store.ts';
import { toJson } from '../columns.ts';
import type { Database } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { markSeeded, unseeded } from './seed-log.ts';
import { defaultSettings } from './settings/default-settings.ts';
import { menus } from './settings/menus.ts';
import type { LinkSeed } from './settings/menus.ts';

/** Settings and menus that were never there; what an owner has changed or deleted stays so. */
export async function seedSettings(database: Database): Promise<void> {
  const settings = await unseeded(database, 'setting', [...defaultSettings.keys()]);
  const freshMenus = await unseeded(database, 'menu', Object.keys(menus));
  if (settings.size === 0 && freshMenus.size === 0) return;
  await writeContent(database, async (transaction) => {
    for (const key of settings) {
      await transaction
        .insertInto('settings')
        .values({ key, value: toJson(defaultSettings.get(key)) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    }
    for (const menu of freshMenus) await insertLinks(transaction, menu, menus[menu] ?? [], null);
    await markSeeded(transaction, 'setting', settings);
    await markSeeded(transaction, 'menu', freshMenus);
  });
}

async function insertLinks(
  transaction: Transaction<Tables>,
  menu: string,
  links: readonly LinkSeed[],
  parentId: number | null,
): Promise<void> {
  for (const [sort_order, { name, link, children = [] }] of links.entries()) {
    const { id } = await transaction
      .insertInto('links')
      .values({ menu, parent_id: parentId, name, link, icon: null, sort_order })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertLinks(transaction, menu, children, id);
  }
}
