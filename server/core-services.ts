import type { Connection, Database } from './db/connection.ts';
import type { Environment } from './environment.ts';
import type { WorkerProcesses } from './worker-processes.ts';
import type { TestControls } from './test-api/test-controls.ts';

/** What every manager may use. */
export interface CoreServices {
  environment: Environment;
  connection: Connection;
  database: Database;
  /** The only clock, so that tests can move it. */
  clock: () => Date;
  /**
   * Increases with every content write: data cached under an older version is stale. Read once per request.
   */
  contentVersion: () => Promise<number>;
  processes: WorkerProcesses;
  /** Reports a problem the owner should know about, one line each. */
  report: (problem: string) => void;
  /** What tests can control; null unless the test interface is enabled. */
  testing: TestControls | null;
}
