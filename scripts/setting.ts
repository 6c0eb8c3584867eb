import { readContentVersion } from '../server/db/content-version.ts';
import { SettingsManager } from '../server/domain/settings/settings-manager.ts';
import { fail } from './fail.ts';
import { withShopDatabase } from './shop-database.ts';

/*
 * `npm run setting` lists the owner's settings, `npm run setting -- KEY` shows one, `npm run setting -- KEY
 * VALUE` sets it. The shop may be running; it must have been started once.
 */

async function run(settings: SettingsManager, [key, typed]: readonly string[]): Promise<void> {
  const problem = key !== undefined && typed !== undefined ? await settings.change(key, typed) : null;
  if (problem !== null) return fail([problem, '`npm run setting` lists them all.']);
  const shown = [...(await settings.all())].filter(([name]) => key === undefined || name === key);
  if (shown.length === 0) fail([`there is no setting ${key}`]);
  for (const [name, value] of shown) console.log(`${name} ${JSON.stringify(value)}`);
}

await withShopDatabase(({ database }) => {
  const contentVersion = () => readContentVersion(database);
  return run(new SettingsManager({ database, contentVersion }), process.argv.slice(2));
});
