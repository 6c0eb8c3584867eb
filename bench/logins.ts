import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../server/db/connection.ts';
import { hashPassword } from '../server/domain/accounts/password-hash.ts';
import type { ShopProcess } from '../tests/testkit/shop-process.ts';
import { partOf } from './percentiles.ts';
import type { Measurement } from './table.ts';

const PASSWORD = 'walnut-and-slate';
/** Number of addresses; each is tried five times, which is below every limit. */
const ADDRESSES = 100;
const TRIES = 500;
const LOGINS_PER_SECOND = 50;
const SECONDS = 10;
/** Number of concurrent readers, and how long (ms) each stays on a page. */
const READERS = 4;
const READING_MS = 25;

const known = (index: number) => `known-${index % ADDRESSES}@bench.example`;
const unknown = (index: number) => `nobody-${index % ADDRESSES}@bench.example`;
let calls = 0;
/** Each call comes from another IP address, so that limits per address do not count them. */
const elsewhere = () => {
  calls += 1;
  return `198.${18 + ((calls >> 16) & 1)}.${(calls >> 8) & 255}.${calls & 255}`;
};

/** Adds users with a password to the shop in `dataDir`. */
async function addUsers(dataDir: string): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  const created_at = new Date().toISOString();
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const person = { first_name: 'Ada', last_name: 'Byron', password_hash, created_at };
    const users = Array.from({ length: ADDRESSES }, (_, index) => ({ ...person, email: known(index) }));
    await database.insertInto('users').values(users).execute();
  } finally {
    await close();
  }
}

async function timed(url: string, call?: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': elsewhere() };
  const began = performance.now();
  const request = call ? { method: 'POST', headers, body: JSON.stringify(call) } : { headers };
  const response = await fetch(url, request);
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

const CALLS = {
  sendLoginLink: (email: string) => ({ email, fingerprint: 'bench' }),
  loginRecoveryCode: (email: string) => ({ email, code: '000000', fingerprint: 'bench' }),
  login: (username: string) => ({ username, password: 'not-this-one', fingerprint: 'bench' }),
};

/** Compares the duration of a call for addresses with and without an account, alternately. */
async function compareAddresses(shop: ShopProcess, call: keyof typeof CALLS): Promise<Measurement[]> {
  const ask = (email: string) => timed(`${shop.url}/api/v1/cognito/user/${call}`, CALLS[call](email));
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let index = 0; index < TRIES; index += 1) {
    // The order alternates too, so that neither benefits from the other's warm-up.
    const order = index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) times[who].push(await ask((who === 'known' ? known : unknown)(index)));
  }
  const name = `${call}, known address, ${TRIES} tries`;
  return ([0.1, 0.5, 0.9] as const).map((part) => ({
    what: `${name}: p${part * 100}`,
    unit: 'ms',
    shop: partOf(times.known, part),
    yardstick: { what: 'unknown address', value: partOf(times.unknown, part) },
  }));
}

/** Response times of pages for a few readers, each one after the other, until `done`. */
async function readPages(
  shop: ShopProcess,
  paths: readonly string[],
  done: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void done.finally(() => (isOver = true));
  const reader = async (_: unknown, first: number) => {
    for (let at = first; !isOver; at += 1) {
      times.push(await timed(`${shop.url}${paths[at % paths.length]}`));
      await pause(READING_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

/** Logs in at a fixed rate, whether or not earlier logins are complete. Returns how long each took. */
async function logIn(shop: ShopProcess): Promise<number[]> {
  const logins: Promise<number>[] = [];
  const began = performance.now();
  for (let index = 0; index < LOGINS_PER_SECOND * SECONDS; index += 1) {
    await pause(Math.max(0, began + (index * 1000) / LOGINS_PER_SECOND - performance.now()));
    const call = { username: known(index), password: PASSWORD, fingerprint: `bench-${index}` };
    logins.push(timed(`${shop.url}/api/v1/cognito/user/login`, call));
  }
  return Promise.all(logins);
}

async function loginsBesidePages(shop: ShopProcess, paths: readonly string[]): Promise<Measurement[]> {
  const alone = await readPages(shop, paths, pause(SECONDS * 1000));
  const logins = logIn(shop);
  const beside = await readPages(shop, paths, logins);
  const times = await logins;
  const at = `${LOGINS_PER_SECOND} logins by password a second`;
  const nobody = (part: number) => ({ what: 'while nobody logs in', value: partOf(alone, part) });
  return [
    { what: `${at}: a login, p50`, unit: 'ms', shop: partOf(times, 0.5), yardstick: null },
    { what: `${at}: a login, p99`, unit: 'ms', shop: partOf(times, 0.99), yardstick: null },
    { what: `pages meanwhile: p50`, unit: 'ms', shop: partOf(beside, 0.5), yardstick: nobody(0.5) },
    { what: `pages meanwhile: p99`, unit: 'ms', shop: partOf(beside, 0.99), yardstick: nobody(0.99) },
    { what: `pages meanwhile: slowest`, unit: 'ms', shop: partOf(beside, 1), yardstick: nobody(1) },
  ];
}

/** CPU time of hashing one password, which does not depend on the machine's load. */
async function hashCost(): Promise<Measurement> {
  const hashes = 20;
  await hashPassword(PASSWORD);
  const before = process.cpuUsage();
  for (let count = 0; count < hashes; count += 1) await hashPassword(PASSWORD);
  const { user, system } = process.cpuUsage(before);
  return { what: 'one password, CPU', unit: 'ms', shop: (user + system) / 1000 / hashes, yardstick: null };
}

/** Whether logins reveal who has an account, and whether they delay visitors. */
export async function measureLogins(shop: ShopProcess, paths: readonly string[]): Promise<Measurement[]> {
  await addUsers(shop.dataDir);
  return [
    ...(await compareAddresses(shop, 'sendLoginLink')),
    ...(await compareAddresses(shop, 'loginRecoveryCode')),
    ...(await compareAddresses(shop, 'login')),
    await hashCost(),
    ...(await loginsBesidePages(shop, paths)),
  ];
}
