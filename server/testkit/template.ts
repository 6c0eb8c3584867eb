import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/connection.ts';
import type { Connection } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../seed/seed.ts';

export const templateFile = 'shop.sqlite';

async function fill(connection: Connection): Promise<void> {
  const outcome = await migrate(connection);
  if (!outcome.ok) throw new Error(outcome.problem);
  await seed(connection);
  await connection.close();
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function fillPostgres(serverUrl: string, templateDatabase: string): Promise<void> {
  await run(serverUrl, `create database ${templateDatabase}`);
  const url = new URL(serverUrl);
  url.pathname = `/${templateDatabase}`;
  await fill(await openDatabase({ databaseUrl: url.href, dataDir: '' }));
}

/** Migrates and seeds once per run; worlds copy the result. `TEST_DATABASE_URL` selects PostgreSQL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateDir = await mkdtemp(join(tmpdir(), 'shop-template-'));
  const postgresUrl =
    project.config.env['TEST_ENGINE'] === 'postgres' ? (process.env['TEST_DATABASE_URL'] ?? null) : null;
  // A unique name, so that two runs on one server do not collide.
  const templateDatabase = `shop_template_${randomBytes(6).toString('hex')}`;
  if (postgresUrl) await fillPostgres(postgresUrl, templateDatabase);
  else await fill(await openDatabase({ databaseUrl: null, dataDir: templateDir }));
  project.provide('templateDir', templateDir);
  project.provide('postgresUrl', postgresUrl);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    if (postgresUrl) await run(postgresUrl, `drop database if exists ${templateDatabase} with (force)`);
    await rm(templateDir, { recursive: true, force: true });
  };
}
