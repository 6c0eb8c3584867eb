import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connection.ts';
import { readEnvironment } from '../environment.ts';
import { restSchemas } from '../generated/rest-schemas.ts';
import type { RestCalls } from '../generated/rest-schemas.ts';
import { readMail } from '../mail/read-mail.ts';
import type { ReadMail } from '../mail/read-mail.ts';
import type { Storefront } from '../rendering/storefront.ts';
import { createServices } from '../services.ts';
import type { Services } from '../services.ts';
import { createWorkerProcesses } from '../worker-processes.ts';
import { templateFile } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the migrated and seeded SQLite file every world copies. */
    templateDir: string;
    /** PostgreSQL server of this run, or null for SQLite. */
    postgresUrl: string | null;
    /** The PostgreSQL database every world of this run copies. */
    templateDatabase: string;
  }
}

/** Shared by all worlds of a worker, as each would take half a second to start; they end with the worker. */
const processes = { ...createWorkerProcesses(), close: () => Promise.resolve() };

type AnyText<Value> = Value extends string ? string : Value;

/** What a client can send: also texts that are not on a list of the contract. */
type Sendable<Input> = { [Name in keyof Input]: AnyText<Input[Name]> };

/** A host with its own freshly seeded database, and a clock the test moves. */
export interface World {
  app: FastifyInstance;
  services: Services;
  now: { current: Date };
  /** Sends a call of `rest.graphql` like a client. */
  rest<Name extends keyof RestCalls>(
    name: Name,
    input: Sendable<RestCalls[Name]['input']>,
    options?: { token?: string; alternate?: boolean; headers?: Record<string, string> },
  ): Promise<{ status: number; body: RestCalls[Name]['response']; response: LightMyRequestResponse }>;
  graphql<Data>(query: string, variables?: object, token?: string): Promise<Data>;
  /** Returns the mails in the outbox, oldest first. */
  outbox(): Promise<ReadMail[]>;
  close(): Promise<void>;
}

let administrator: pg.Pool | undefined;

async function freshPostgres(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  // One connection of the worker for all its worlds: opening one takes longer than copying a database.
  administrator ??= new pg.Pool({
    connectionString: serverUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  const pool = administrator;
  const name = `world_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => void (await pool.query(statement));
  // Copies files: half the work of PostgreSQL's default of writing each page to the log.
  await run(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/**
 * Creates a world, with pages if a storefront is given (`openSourceStorefront`); close it in
 * `afterAll`/`afterEach`. The engine is that of the running vitest project.
 */
export async function createWorld(
  variables: Record<string, string> = {},
  storefront?: Storefront,
): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-world-'));
  const postgresUrl = inject('postgresUrl');
  const fresh = postgresUrl === null ? null : await freshPostgres(postgresUrl);
  if (!fresh) await copyFile(join(inject('templateDir'), templateFile), join(dataDir, templateFile));
  const read = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(fresh ? { DATABASE_URL: fresh.url } : {}),
    ...variables,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const connection = await openDatabase(read.environment);
  const now = { current: new Date() };
  const services = await createServices({
    environment: read.environment,
    connection,
    clock: () => now.current,
    processes,
  });
  const app = await buildApp(services, { storefrontRoot: null, ...(storefront ? { storefront } : {}) });
  return {
    app,
    services,
    now,
    rest: restCaller(app),
    graphql: graphqlCaller(app),
    outbox: outboxReader(dataDir),
    async close() {
      await app.close();
      await connection.close();
      await fresh?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

function restCaller(app: FastifyInstance): World['rest'] {
  return async (name, input, options = {}) => {
    const call = restSchemas[name];
    const method = options.alternate && call.alternateMethod ? call.alternateMethod : call.method;
    const left: Record<string, unknown> = { ...input };
    const url = call.url.replace(/:(\w+)/g, (_match, key: string) => {
      const value = encodeURIComponent(String(left[key]));
      delete left[key];
      return value;
    });
    const headers = { ...bearer(options.token), ...options.headers };
    const given = Object.entries(left).filter(([, value]) => value !== undefined && value !== null);
    const query = Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
    const response = await app.inject(
      method === 'GET' ? { method, url, headers, query } : { method, url, headers, payload: left },
    );
    return { status: response.statusCode, body: response.json(), response };
  };
}

function graphqlCaller(app: FastifyInstance): World['graphql'] {
  return async <Data>(query: string, variables: object = {}, token?: string) => {
    const payload = { query, variables };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: bearer(token), payload });
    const body = response.json<{ data: Data; errors?: { message: string }[] }>();
    if (body.errors) throw new Error(`${body.errors.map((error) => error.message).join('; ')}\n${query}`);
    return body.data;
  };
}

/** Parses each mail once, as tests look again and again. */
function outboxReader(dataDir: string): World['outbox'] {
  const folder = join(dataDir, 'outbox');
  const mails = new Map<string, Promise<ReadMail>>();
  const parsed = async (name: string) => readMail(await readFile(join(folder, name), 'utf8'));
  return async () => {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(names.map((name) => mails.getOrInsertComputed(name, parsed)));
  };
}
