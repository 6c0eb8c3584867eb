import type { Connection, Database } from './db/connection.ts';
import type { Environment } from './environment.ts';
import type { TestControls } from './test-api/test-controls.ts';

/** What every manager may stand on. */
export interface CoreServices {
  environment: Environment;
  connection: Connection;
  database: Database;
  /** The one clock, so that tests can move it. */
  clock: () => Date;
  /** Goes up with every content write; what is cached under an older one is stale. A request reads it once. */
  contentVersion: () => Promise<number>;
  /** What tests may turn; null: nothing, as everywhere but on a machine that asks for it. */
  testing: TestControls | null;
}

/** What an owner should hear although nobody asked, one line each. */
export const report = (problem: string) => process.stderr.write(`✗ ${problem}\n`);
