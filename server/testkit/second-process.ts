import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/connection.ts';
import { createServices } from '../services.ts';
import type { World } from './world.ts';

export interface SecondProcess {
  app: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/**
 * A second host on the world's database, as behind a load balancer. SQLite belongs to one process, so there
 * it is the world's own app.
 */
export async function secondProcess(world: World): Promise<SecondProcess> {
  const { environment } = world.services;
  if (environment.databaseUrl === null)
    return { app: world.app, database: world.services.database, close: () => Promise.resolve() };
  const connection = await openDatabase(environment);
  const app = await buildApp(
    await createServices({ environment, connection, clock: () => world.now.current }),
  );
  return {
    app,
    database: connection.database,
    async close() {
      await app.close();
      await connection.close();
    },
  };
}
