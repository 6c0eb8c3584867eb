import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { generation, prepare, production } from '../../scripts/prepare.ts';
import { startShop } from '../../tests/testkit/shop-process.ts';
import type { ShopProcess } from '../../tests/testkit/shop-process.ts';
import { memoryOf } from '../memory.ts';
import { percentilesOf } from '../percentiles.ts';
import { attacks } from './attacks.ts';
import type { Attack } from './attacks.ts';
import type { Visit, VisitorInput } from './visitor.ts';

/*
 * Measures what an ordinary visitor notices of hostile requests, and what they leave behind
 * (docs/testing.md).
 */

const MAX_P99_MS = 500;
const MAX_MEMORY_GROWTH_MB = 100;
/** An ordinary busy period, after which memory use is what the shop needs in operation. */
const WARM_UP = { visitors: 8, ms: 15_000 };
/** Two seconds after its start the shop releases the memory that the start left over. */
const SETTLED_AFTER_MS = 4_000;
const REST_MS = 60_000;

const say = (line: string) => console.log(line);

/** A visitor who keeps browsing the shop. */
function sendVisitor(input: VisitorInput): { visits: Visit[]; leave(): Promise<unknown> } {
  const visits: Visit[] = [];
  const thread = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: input });
  thread.on('message', (visit: Visit) => visits.push(visit));
  return { visits, leave: () => thread.terminate() };
}

const failed = (visits: readonly Visit[]) => visits.filter(({ status }) => status !== 200);

function describe(name: string, visits: readonly Visit[], detail: string): void {
  const { p50Ms, p99Ms } = percentilesOf(visits.map(({ ms }) => ms));
  const times = `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${failed(visits).length} failed`;
  say(`  ${name}\n    visitor: ${visits.length} answers, ${times}${detail}`);
}

const statusesOf = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'hung up'}`).join(', ');

/** @returns the visitor's responses during the attack */
async function under(attack: Attack, shop: ShopProcess, visits: Visit[]): Promise<Visit[]> {
  const from = visits.length;
  const statuses = await attack.run(shop.url);
  const meanwhile = visits.slice(from);
  describe(attack.name, meanwhile, `\n    attackers: ${statusesOf(statuses)}`);
  return meanwhile;
}

const allAtOnce: Attack = {
  name: 'all of these at once',
  async run(url) {
    const all = await Promise.all(attacks.map((attack) => attack.run(url)));
    const counts = Map.groupBy(
      all.flatMap((one) => [...one]),
      ([status]) => status,
    );
    return new Map([...counts].map(([status, of]) => [status, of.reduce((sum, [, one]) => sum + one, 0)]));
  },
};

async function firstProductPath(url: string): Promise<string> {
  const html = await (await fetch(`${url}/shop/slate`)).text();
  const path = /href="(\/product\/[^"?#]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error('/shop/slate links no product');
  return path;
}

/** @returns the violated limits, a line each */
async function measure(shop: ShopProcess): Promise<string[]> {
  const input = { url: shop.url, productPath: await firstProductPath(shop.url) };
  await pause(SETTLED_AFTER_MS);
  const atOpening = memoryOf(shop);
  const crowd = Array.from({ length: WARM_UP.visitors }, () => sendVisitor(input));
  await pause(WARM_UP.ms);
  await Promise.all(crowd.map(({ leave }) => leave()));
  const crowdsVisits = crowd.flatMap(({ visits }) => visits);
  describe(`${WARM_UP.visitors} such visitors and nobody else`, crowdsVisits, '');
  const before = memoryOf(shop);
  const visitor = sendVisitor(input);
  const meanwhile: Visit[] = [];
  for (const attack of [...attacks, allAtOnce])
    meanwhile.push(...(await under(attack, shop, visitor.visits)));
  const peak = memoryOf(shop);
  say(`· Resting for ${REST_MS / 1000} s …`);
  await pause(REST_MS);
  const after = memoryOf(shop);
  await visitor.leave();
  describe('everything hostile together', meanwhile, '');
  say(
    `  memory, MB: ${[atOpening, before, peak, after].map((one) => one.toFixed(0)).join(', ')}` +
      ' (just open, before, at the end, after a rest)',
  );
  const { p99Ms } = percentilesOf(meanwhile.map(({ ms }) => ms));
  const errors = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  return [
    ...(p99Ms > MAX_P99_MS ? [`the visitor waited ${p99Ms.toFixed(0)} ms (p99), at most ${MAX_P99_MS}`] : []),
    ...(after - before > MAX_MEMORY_GROWTH_MB
      ? [`${(after - before).toFixed(0)} MB did not come back, at most ${MAX_MEMORY_GROWTH_MB}`]
      : []),
    ...failed(meanwhile).map(({ path, status }) => `the visitor got ${status} at ${path}`),
    ...errors.map((line) => `the shop logged ${line.slice(0, 300)}`),
  ];
}

async function run(): Promise<string[]> {
  const problem = await prepare([generation, ...production]);
  if (problem !== null) return [problem];
  say('· Starting the shop on a fresh database …');
  const shop = await startShop({ script: ['scripts/start.mjs'] });
  try {
    return await measure(shop);
  } finally {
    await shop.remove();
  }
}

const problems = await run();
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else say('✓ An ordinary visitor noticed little, and nothing was left behind');
