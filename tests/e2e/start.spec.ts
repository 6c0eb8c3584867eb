import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from '../testkit/fixtures.ts';
import { startShop, startShopInVain, temporaryFolder } from '../testkit/shop-process.ts';
import type { ShopProcess } from '../testkit/shop-process.ts';

const postgresServer = process.env['TEST_DATABASE_URL'];

/** Number of rows per table. */
function rowCounts(dataDir: string): Record<string, number> {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const counts = tables.map(({ name }) => {
    const row = database.prepare(`select count(*) as rows from "${String(name)}"`).get();
    return [String(name), Number(row?.['rows'])];
  });
  database.close();
  return Object.fromEntries(counts) as Record<string, number>;
}

/** A fresh data folder with a copy of a running shop's database, which spares another seeding. */
function dataOf(shop: ShopProcess): string {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'shop.sqlite');
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'));
  database.prepare('vacuum into ?').run(file);
  database.close();
  const copy = new DatabaseSync(file);
  copy.exec('pragma journal_mode = wal');
  copy.close();
  return dataDir;
}

async function productCount(shop: ShopProcess): Promise<number> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ sellProductCount }' }),
  });
  const body = (await response.json()) as { data: { sellProductCount: number } };
  return body.data.sellProductCount;
}

test('[PRE-04] with a DATABASE_URL the shop stores everything in PostgreSQL, which two processes share', async () => {
  test.skip(!process.env['CI'] && postgresServer === undefined, 'no PostgreSQL here');
  if (postgresServer === undefined) throw new Error('CI has to name a PostgreSQL in TEST_DATABASE_URL');
  const name = `start_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = new URL(postgresServer);
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresServer });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  url.pathname = `/${name}`;
  const variables = { DATABASE_URL: url.href };
  const shops = await Promise.all([startShop({ variables }), startShop({ variables })]);
  for (const shop of shops) {
    expect(await productCount(shop)).toBeGreaterThanOrEqual(19);
    expect(existsSync(join(shop.dataDir, 'shop.sqlite'))).toBe(false);
  }
  await Promise.all(shops.map((shop) => shop.remove()));
  await run(`drop database ${name} with (force)`);
});

/** Ends a shop while a request is under way. Resolves with the response and the exit code. */
async function endsDuringRequest(shop: ShopProcess): Promise<{ body: string; code: number | null }> {
  const body = JSON.stringify({ query: '{ sellProductCount }' });
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  const head = `POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n`;
  socket.write(head);
  await expect.poll(() => response).toContain('100 Continue');
  const ended = shop.stop();
  socket.write(body);
  const code = await ended;
  return { body: response, code };
}

test('[PRE-04, PRE-05] without configuration the shop seeds a SQLite file of its own, prints how to become the administrator, and closes it on SIGTERM after the pending request; a second `npm start` has nothing to build or to set up, and keeps all data', async () => {
  const first = await startShop();
  const file = join(first.dataDir, 'shop.sqlite');
  await test.step('the first start', async () => {
    expect(first.output()).toContain(first.url);
    expect(existsSync(file)).toBe(true);
    expect(await productCount(first)).toBeGreaterThanOrEqual(19);
    await expect.poll(() => first.output()).toContain('npm run admin -- you@example.com');
    await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'owner@shop.example'], {
      env: { ...process.env, DATA_DIR: first.dataDir },
    });
  });
  await test.step('shutdown', async () => {
    const { body, code } = await endsDuringRequest(first);
    expect(code).toBe(0);
    expect(body).toContain('"sellProductCount"');
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(first.output()).not.toContain('play money');
  });
  const database = new DatabaseSync(file);
  database.exec("create table kept (word text); insert into kept values ('walnut')");
  database.close();
  const before = rowCounts(first.dataDir);
  await test.step('the second start', async () => {
    const again = await startShop({ script: ['scripts/start.mjs'], dataDir: first.dataDir });
    expect(await again.stop()).toBe(0);
    expect(again.output()).not.toMatch(/npm run admin|^· /m);
    expect(rowCounts(first.dataDir)).toEqual(before);
  });
  await first.remove();
});

/** Lines like `✗ PORT …`, one per problem with its variable. */
const problemsIn = (output: string) => output.split('\n').filter((line) => line.startsWith('✗'));

test('invalid variables are all named, one line each, and the shop does not start', async () => {
  const dataDir = temporaryFolder();
  const { code, output } = await startShopInVain({
    PORT: 'http',
    PUBLIC_URL: 'shop.example',
    DATABASE_URL: 'mysql://localhost/shop',
    PREVIEW_LOCALES: 'ar, klingon',
    DATA_DIR: dataDir,
  });
  expect(code).toBe(1);
  const named = problemsIn(output).map((line) => /[A-Z]+(?:_[A-Z]+)*/.exec(line)?.[0]);
  expect(named.sort()).toEqual(['DATABASE_URL', 'PORT', 'PREVIEW_LOCALES', 'PUBLIC_URL']);
  expect(output).not.toContain('    at ');
  expect(existsSync(join(dataDir, 'shop.sqlite'))).toBe(false);
  rmSync(dataDir, { recursive: true });
});

test('a port in use is reported in one clear line that names PORT', async () => {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  const port = String((occupant.address() as AddressInfo).port);
  const dataDir = temporaryFolder();
  const { code, output } = await startShopInVain({ PORT: port, DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(problemsIn(output)).toEqual([expect.stringMatching(new RegExp(`PORT.*${port}.*in use`))]);
  expect(existsSync(join(dataDir, 'shop.sqlite')), 'before any work on the database').toBe(false);
  occupant.close();
  rmSync(dataDir, { recursive: true });
});

test('an address of another machine is reported in one clear line that names HOST', async () => {
  const dataDir = temporaryFolder();
  const { code, output } = await startShopInVain({ HOST: '192.0.2.1', PORT: '0', DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(problemsIn(output)).toEqual([expect.stringMatching(/HOST.*192\.0\.2\.1/)]);
  expect(existsSync(join(dataDir, 'shop.sqlite')), 'before any work on the database').toBe(false);
  rmSync(dataDir, { recursive: true });
});

test('[APS-17] a public shop that accepts play money warns about it on start', async ({ shop }) => {
  const variables = { PUBLIC_URL: 'https://shop.example', PAYMENT_GATEWAY: 'sandbox' };
  const open = await startShop({ dataDir: dataOf(shop), variables });
  await expect.poll(() => open.output()).toContain('! Everybody pays with play money');
  await open.remove();
});

test('a database that does not respond is reported in one clear line that names DATABASE_URL', async () => {
  const { code, output } = await startShopInVain({
    DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    PORT: '0',
  });
  expect(code).toBe(1);
  expect(problemsIn(output)).toEqual([expect.stringContaining('DATABASE_URL')]);
  expect(output).not.toContain('    at ');
});

test('[PRE-05] a database written by a newer shop is refused and left as it is; one that lacks a table of its version is reported in one clear line that names DATA_DIR', async ({
  shop,
}) => {
  const dataDir = dataOf(shop);
  const file = join(dataDir, 'shop.sqlite');
  const changes = (statement: string) => {
    const database = new DatabaseSync(file);
    database.exec(statement);
    database.close();
  };
  changes("insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2999-01-01')");
  const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  const before = digest();
  const newer = await startShopInVain({ DATA_DIR: dataDir, PORT: '0' });
  expect(newer.code).toBe(1);
  expect(problemsIn(newer.output)).toEqual([expect.stringMatching(/DATA_DIR.*newer.*999-from-the-future/)]);
  expect(digest()).toBe(before);

  changes("delete from kysely_migration where name = '999-from-the-future'; drop table seed_log");
  const lacking = await startShopInVain({ DATA_DIR: dataDir, PORT: '0' });
  expect(lacking.code).toBe(1);
  expect(problemsIn(lacking.output)).toEqual([expect.stringMatching(/DATA_DIR.*no such table: seed_log/)]);
  expect(lacking.output).not.toContain('    at ');
  rmSync(dataDir, { recursive: true });
});

test('[PRE-05] a damaged database is reported in one clear line that names DATA_DIR', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'shop.sqlite'), 'not what SQLite writes'.repeat(1000));
  const { code, output } = await startShopInVain({ DATA_DIR: dataDir, PORT: '0' });
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ DATA_DIR: .*file is not a database\n$/);
  rmSync(dataDir, { recursive: true });
});

test('a folder that cannot be created is reported in one clear line that names DATA_DIR', async () => {
  const { code, output } = await startShopInVain({ DATA_DIR: '/dev/null/shop', PORT: '0' });
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ DATA_DIR: .*\n$/);
});

test('a full disk is reported in one clear line that names DATA_DIR and the reason', async () => {
  const dataDir = temporaryFolder();
  const { code, output } = await startShopInVain({ DATA_DIR: dataDir, PORT: '0' }, { fileKilobytes: 300 });
  expect(code).toBe(1);
  expect(problemsIn(output)).toEqual([expect.stringMatching(/DATA_DIR.*(disk I\/O error|is full)$/)]);
  expect(output).not.toContain('    at ');
  rmSync(dataDir, { recursive: true });
});
