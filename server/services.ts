import type { Connection, Database } from './db/connection.ts';
import type { Environment } from './environment.ts';

/** Everything a route or resolver may call; made once for each app. */
export interface Services {
  environment: Environment;
  connection: Connection;
  database: Database;
  /** The one clock, so that tests can move it. */
  clock: () => Date;
}

export interface ServicesInput {
  environment: Environment;
  connection: Connection;
  clock?: () => Date;
}

/** Builds the managers of all domains over one database. */
export async function createServices(input: ServicesInput): Promise<Services> {
  const { environment, connection } = input;
  const database = connection.database;
  const clock = input.clock ?? (() => new Date());
  return { environment, connection, database, clock };
}
