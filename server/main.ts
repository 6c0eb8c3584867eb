import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openDatabase } from './db/connection.ts';
import type { Connection } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './seed/seed.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { startHeapShrinking } from './lib/shrink-heap.ts';
import { hasMailbox } from './mail/mailbox-routes.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { inProject } from './lib/project-folder.ts';
import { clockWarning, paymentWarning, secretWarning } from './start-warnings.ts';

/** Prints the problems, one line each, and exits with code 1. */
function fail(problems: string[]): never {
  for (const problem of problems) process.stderr.write(`✗ ${problem}\n`);
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

async function connect(environment: Environment, isPatient = false): Promise<Connection> {
  const variable = environment.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    return await openDatabase({ ...environment, isPatient });
  } catch (error) {
    return fail([`${variable}: the database cannot be opened: ${messageOf(error)}`]);
  }
}

/**
 * Uses its own patient connection, as migrating, or waiting for another process that migrates, may take long.
 * @returns whether the database was empty
 */
async function prepareDatabase(environment: Environment): Promise<boolean> {
  const connection = await connect(environment, true);
  const variable = environment.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    const outcome = await migrate(connection);
    if (!outcome.ok) fail([`${variable}: ${outcome.problem}`]);
    if (outcome.applied.length > 0) say('· Setting up the database and filling the shelves');
    await seed(connection);
    await connection.close();
    return outcome.isNew;
  } catch (error) {
    return fail([`${variable}: the database cannot be made ready: ${messageOf(error)}`]);
  }
}

async function makeServices(environment: Environment, connection: Connection): Promise<Services> {
  try {
    return await createServices({ environment, connection });
  } catch (error) {
    return fail([`DATA_DIR: the shop cannot be made ready: ${messageOf(error)}`]);
  }
}

/** Exits by `fail`, naming the variable at fault, if the host cannot listen. */
async function orFail<T>(listening: Promise<T>, { port }: Environment): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') fail([`PORT: ${port} is already in use`]);
    return fail([`${code === 'EACCES' ? 'PORT' : 'HOST'}: ${messageOf(error)}`]);
  }
}

/** Checks whether the shop can listen, before the long preparation of its database. */
async function checkAddress(environment: Environment): Promise<void> {
  const { port, host } = environment;
  const probe = createServer().listen({ port, host });
  await orFail(once(probe, 'listening'), environment);
  probe.close();
  await once(probe, 'close');
}

/** How long (ms) the first visitor has the processor alone. */
const PREPARE_AFTER_MS = 1_000;
/** How long (ms) running requests may take to finish after the shop is told to stop. */
const GRACE_MS = 10_000;
/** How long (ms) the whole stop may take: a mail server or gateway that never responds must not prolong it. */
const STOP_WITHIN_MS = 30_000;

/** Finishes running requests, closes the database and exits. */
function stopShop(app: FastifyInstance, connection: Connection): void {
  // A client that never reads its response must not keep the shop from closing.
  setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  setTimeout(() => {
    process.stderr.write('! Stopped before all work in the background had ended; the next start goes on\n');
    process.exit(0);
  }, STOP_WITHIN_MS).unref();
  void app
    .close()
    .then(() => connection.close())
    .then(() => process.exit(0));
}

/**
 * Starts the shop; `--dev` with hot reloading. SIGTERM and SIGINT finish running requests and close the
 * database.
 */
async function main(): Promise<void> {
  const development = process.argv.includes('--dev');
  const read = readEnvironment({ ...process.env, ...(development ? { NODE_ENV: 'development' } : {}) });
  if (!read.ok) fail(read.problems);
  const { environment } = read;
  await checkAddress(environment);
  const isNew = await prepareDatabase(environment);
  const connection = await connect(environment);
  const warnings = [paymentWarning(environment), await clockWarning(connection)];
  if (!isNew) warnings.push(secretWarning(environment));
  const services = await makeServices(environment, connection);
  const storefrontRoot = inProject();
  if (!development && !existsSync(join(storefrontRoot, 'dist', 'server', 'entry.server.js'))) {
    fail(['the storefront is not built: use `npm start`, or `npm run build` first']);
  }
  const app = await buildApp(services, { storefrontRoot });
  const stop = () => stopShop(app, connection);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port, host } = environment;
  const url = await orFail(app.listen({ port, host }), environment);
  startHeapShrinking();
  setTimeout(() => void services.search.prepare(), PREPARE_AFTER_MS).unref();
  say(`✓ The shop is open: ${url}`);
  if (hasMailbox(environment)) {
    say(`  Mail that the shop sends is shown at ${url}/dev/mailbox`);
  }
  if (await services.administrators.noneExists()) {
    say('  Make yourself the administrator: npm run admin -- you@example.com');
  }
  if (environment.testApi) say('! The test interface is open to whoever sits at this machine (TEST_API)');
  for (const warning of warnings) if (warning !== null) say(`! ${warning}`);
}

await main();
