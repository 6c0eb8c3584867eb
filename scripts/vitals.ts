import { openDatabase } from '../server/db/connection.ts';
import { VitalsManager } from '../server/domain/vitals/vitals-manager.ts';
import { readEnvironment } from '../server/environment.ts';
import { vitalsTable } from './vitals-table.ts';

/*
 * `npm run vitals` prints the loading and response times of pages in the last 28 days, as measured by
 * visitors' browsers. The shop may be running, with the same DATA_DIR or DATABASE_URL; it must have been
 * started once.
 */

function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = 1;
}

const read = readEnvironment(process.env);
if (read.ok) {
  const connection = await openDatabase(read.environment);
  const manager = new VitalsManager({ database: connection.database, clock: () => new Date() });
  try {
    for (const line of vitalsTable(await manager.summary())) console.log(line);
  } catch (error) {
    fail([String(error), 'Has the shop been started once?']);
  }
  await connection.close();
} else fail(read.problems);
