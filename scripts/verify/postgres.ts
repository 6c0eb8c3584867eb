import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { folderForData } from './memory-disk.ts';

const READY_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 50;

export interface TemporaryServer {
  /** URL of its maintenance database, for a user that may create databases. */
  url: string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root uses another account. */
function accountForServer(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: ask('-u', name), gid: ask('-g', name) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReady(server: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** Nothing here must survive a power failure, and the tests use a few hundred connections at most. */
const settings = (port: number) => [
  ['listen_addresses', '127.0.0.1'],
  ['port', String(port)],
  ['unix_socket_directories', ''],
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  ['autovacuum', 'off'],
  ['max_connections', '200'],
];

/**
 * Starts a private PostgreSQL on a free loopback port, with its data in a temporary folder that is deleted at
 * the end. Rejects with PostgreSQL's output when it does not start. Ends with this process at the latest.
 */
export async function startPostgres(binaries: string): Promise<TemporaryServer> {
  const account = accountForServer();
  const folder = folderForData('shop-postgres-');
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { HOME: folder, PATH: process.env['PATH'], LC_ALL: 'C' } };
  const init = ['-D', folder, '-U', 'shop_test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), init, { ...options, stdio: 'pipe' });

  const port = await freePort();
  const flags = settings(port).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', folder, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = () => server.kill('SIGQUIT');
  // Runs before its folder is deleted.
  process.prependOnceListener('exit', kill);

  const url = `postgres://shop_test@127.0.0.1:${port}/postgres`;
  await untilReady(server, url, () => log);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await gone;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
