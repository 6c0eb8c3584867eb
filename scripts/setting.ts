import { openDatabase } from '../server/db/connection.ts';
import { readContentVersion } from '../server/db/content-version.ts';
import { SettingsManager } from '../server/domain/settings/settings-manager.ts';
import { readEnvironment } from '../server/environment.ts';

/*
 * `npm run setting` lists the owner's settings, `npm run setting -- KEY` shows one, `npm run setting -- KEY
 * VALUE` sets it. The shop may be running; it must have been started once.
 */

function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = 1;
}

async function run(settings: SettingsManager, [key, typed]: readonly string[]): Promise<void> {
  const problem = key !== undefined && typed !== undefined ? await settings.change(key, typed) : null;
  if (problem !== null) return fail([problem, '`npm run setting` lists them all.']);
  const shown = [...(await settings.all())].filter(([name]) => key === undefined || name === key);
  if (shown.length === 0) fail([`there is no setting ${key}`]);
  for (const [name, value] of shown) console.log(`${name} ${JSON.stringify(value)}`);
}

const read = readEnvironment(process.env);
if (read.ok) {
  const connection = await openDatabase(read.environment);
  const { database } = connection;
  const contentVersion = () => readContentVersion(database);
  await run(new SettingsManager({ database, contentVersion }), process.argv.slice(2)).catch(
    (error: unknown) => fail([String(error), 'Has the shop been started once?']),
  );
  await connection.close();
} else fail(read.problems);
