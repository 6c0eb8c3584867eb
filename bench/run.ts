import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generation, prepare, production } from '../scripts/prepare.ts';
import { projectRoot } from '../scripts/run-tool.ts';
import { startShop, temporaryFolder } from '../tests/testkit/shop-process.ts';
import type { ShopProcess } from '../tests/testkit/shop-process.ts';
import { measureAnswers, untilAnswered } from './answer-times.ts';
import { measureFirstRenders } from './first-render.ts';
import type { RenderTimes } from './first-render.ts';
import { measureFirstVisit } from './first-visit.ts';
import type { AnswerTimes } from './answer-times.ts';
import { measureGroupClicks } from './click.ts';
import { fillCatalogue } from './big-catalogue.ts';
import { measureLoad } from './load.ts';
import type { LoadResult } from './load.ts';
import { measureLogins } from './logins.ts';
import { memoryOf } from './memory.ts';
import { startNginx } from './nginx.ts';
import { measureOnPostgres } from './on-postgres.ts';
import { measureOrders } from './orders.ts';
import { measurePageWeights, totalWeight } from './page-weight.ts';
import type { PageWeight } from './page-weight.ts';
import { listingQuestions, searchQuestions } from './queries.ts';
import { measurePhone } from './phone.ts';
import { measureStarts } from './starts.ts';
import { asTable, ratio } from './table.ts';
import type { Measurement } from './table.ts';

/** JavaScript of an empty page with React, React Router, Apollo Client, XState and Lingui; brotli. */
const FRAMEWORK_FLOOR_KB = 148;
/** Two seconds after its start the shop releases the memory that the start left over. */
const SETTLED_AFTER_MS = 4_000;
const GROUP_PATH = '/shop/slate';
const MANY_PRODUCTS = 20_000;
const QUESTIONS = 600;

const kilobytes = (bytes: number) => bytes / 1000;
const say = (line: string) => console.log(line);

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  const value = await work();
  return { value, ms: performance.now() - began };
}

/** The first link of this kind on a page. */
async function firstLink(shop: ShopProcess, page: string, kind: RegExp): Promise<string> {
  const html = await (await fetch(`${shop.url}${page}`)).text();
  const path = kind.exec(html)?.[1];
  if (path === undefined) throw new Error(`${page} has no link like ${kind.source}`);
  return path;
}

function productQuery(path: string): string {
  const query = `query Bench($url: String!) { sellProduct(url: $url) { id name url } }`;
  return JSON.stringify({ query, variables: { url: path.replace('/product/', '') } });
}

async function answerTo(shop: ShopProcess, body: string): Promise<string> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`sellProduct failed: ${text}`);
  return text;
}

/** Serves the same responses as files from a Fastify that does nothing else. */
async function startYardstick(files: Record<string, string>): Promise<{ value: ShopProcess; ms: number }> {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries({ 'index.html': '<p>ready</p>', ...files })) {
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  return timed(() => startShop({ dataDir: folder, script: ['bench/static-server.ts'] }));
}

function weightsOf(path: string, weights: PageWeight): Measurement[] {
  const total = totalWeight(weights);
  const heaviestFirst = Object.entries(weights).sort(([, a], [, b]) => b.bytes - a.bytes);
  const byKind = heaviestFirst.map(([kind, { requests, bytes }]) => ({
    what: `${path} ${kind.toLowerCase()} (${requests})`,
    unit: 'kB',
    shop: kilobytes(bytes),
    yardstick: kind === 'Script' ? { what: 'framework floor', value: FRAMEWORK_FLOOR_KB } : null,
  }));
  const all = `${path} everything (${total.requests})`;
  return [...byKind, { what: all, unit: 'kB', shop: kilobytes(total.bytes), yardstick: null }];
}

const STATIC_FILE = 'the same answer as a static file';

function compareLoad(name: string, shop: LoadResult, file: LoadResult, what = STATIC_FILE): Measurement[] {
  if (shop.failures + file.failures > 0)
    throw new Error(`${name}: ${shop.failures + file.failures} answers failed`);
  return [
    {
      what: `${name}: answers`,
      unit: '/s',
      shop: shop.answersPerSecond,
      yardstick: { what, value: file.answersPerSecond },
    },
    { what: `${name}: p50`, unit: 'ms', shop: shop.p50Ms, yardstick: { what, value: file.p50Ms } },
    { what: `${name}: p99`, unit: 'ms', shop: shop.p99Ms, yardstick: { what, value: file.p99Ms } },
  ];
}

/** Compares the product page with servers of the same bytes: a bare Node, and nginx if installed. */
async function compareBytes(page: LoadResult, dataDir: string): Promise<Measurement[]> {
  const bare = await startShop({ dataDir, script: ['bench/bare-server.ts'] });
  try {
    const what = 'the same bytes from a bare Node';
    const besideNode = compareLoad('product page', page, await measureLoad(`${bare.url}/`), what);
    return [...besideNode, ...(await compareNginx(page, dataDir))];
  } finally {
    await bare.stop();
  }
}

async function compareNginx(page: LoadResult, folder: string): Promise<Measurement[]> {
  const nginx = await startNginx(folder);
  if (nginx === null) return [];
  try {
    return compareLoad('product page', page, await measureLoad(nginx.url), 'the same bytes from nginx');
  } finally {
    await nginx.stop();
  }
}

async function compareDatabases(page: LoadResult, path: string): Promise<Measurement[]> {
  const onPostgres = await measureOnPostgres(path);
  return onPostgres === null
    ? []
    : compareLoad('product page on PostgreSQL', onPostgres, page, 'the same on SQLite');
}

async function measureServing(shop: ShopProcess, coldStartMs: number, path: string): Promise<Measurement[]> {
  const query = productQuery(path);
  const html = await (await fetch(`${shop.url}${path}`)).text();
  const { value: files, ms: filesStartMs } = await startYardstick({
    'product.html': html,
    'answer.json': await answerTo(shop, query),
  });
  try {
    const page = await measureLoad(`${shop.url}${path}`);
    const loads = [
      ...(await compareBytes(page, files.dataDir)),
      ...(await compareDatabases(page, path)),
      ...compareLoad('product page', page, await measureLoad(`${files.url}/product.html`)),
      ...compareLoad(
        'sellProduct',
        await measureLoad(`${shop.url}/graphql`, query),
        await measureLoad(`${files.url}/answer.json`),
      ),
    ];
    const server = 'a Fastify that serves files';
    return [
      ...loads,
      {
        what: 'memory after load',
        unit: 'MB',
        shop: memoryOf(shop),
        yardstick: { what: server, value: memoryOf(files) },
      },
      {
        what: 'cold start, fresh database',
        unit: 'ms',
        shop: coldStartMs,
        yardstick: { what: server, value: filesStartMs },
      },
    ];
  } finally {
    await files.remove();
  }
}

function compareAnswers(name: string, many: AnswerTimes, few: AnswerTimes): Measurement[] {
  const what = 'the same with the seeded products only';
  return [
    { what: `${name}: p50`, unit: 'ms', shop: many.p50Ms, yardstick: { what, value: few.p50Ms } },
    { what: `${name}: p99`, unit: 'ms', shop: many.p99Ms, yardstick: { what, value: few.p99Ms } },
  ];
}

function compareRenders(many: RenderTimes, few: RenderTimes): Measurement[] {
  const what = 'the same with the seeded products only';
  const name = `product page, not cached, among ${MANY_PRODUCTS} products`;
  return [
    {
      what: `${name}: pages`,
      unit: '/s',
      shop: many.pagesPerSecond,
      yardstick: { what, value: few.pagesPerSecond },
    },
    { what: `${name}: p99`, unit: 'ms', shop: many.p99Ms, yardstick: { what, value: few.p99Ms } },
  ];
}

/** In a separate process with an empty page cache. */
async function rendersAfresh(dataDir: string): Promise<RenderTimes> {
  const shop = await startShop({ dataDir });
  try {
    return await measureFirstRenders(shop);
  } finally {
    await shop.stop();
  }
}

/** Searching, browsing and rendering with many products, compared with the same requests before. */
async function measureManyProducts(seeded: ShopProcess): Promise<Measurement[]> {
  const searches = searchQuestions(QUESTIONS, MANY_PRODUCTS);
  const listings = listingQuestions(QUESTIONS);
  const before = {
    search: await measureAnswers(seeded.url, searches),
    listing: await measureAnswers(seeded.url, listings),
  };
  const rendered = await rendersAfresh(seeded.dataDir);
  await seeded.stop();
  await fillCatalogue(seeded, MANY_PRODUCTS);
  const { value: shop, ms } = await timed(() => startShop({ dataDir: seeded.dataDir }));
  try {
    const name = (what: string) => `${what} among ${MANY_PRODUCTS} products`;
    const [firstSearch] = searches;
    const firstMs = firstSearch ? await untilAnswered(shop.url, firstSearch) : 0;
    return [
      { what: name('first search after the start'), unit: 'ms', shop: firstMs, yardstick: null },
      ...compareAnswers(name('search'), await measureAnswers(shop.url, searches), before.search),
      ...compareAnswers(name('listing'), await measureAnswers(shop.url, listings), before.listing),
      ...compareRenders(await rendersAfresh(seeded.dataDir), rendered),
      { what: `start, data folder with ${MANY_PRODUCTS} products`, unit: 'ms', shop: ms, yardstick: null },
    ];
  } finally {
    await shop.stop();
  }
}

/** Resources after the start: memory before the first visitor, and that visitor's pictures. */
async function measureStart(shop: ShopProcess): Promise<Measurement[]> {
  await pause(SETTLED_AFTER_MS);
  const memory = memoryOf(shop);
  const { pictures, allPicturesMs } = await measureFirstVisit(`${shop.url}/`);
  return [
    { what: 'memory after the start', unit: 'MB', shop: memory, yardstick: null },
    {
      what: `first visit of /: all ${pictures} pictures seen`,
      unit: 'ms',
      shop: allPicturesMs,
      yardstick: null,
    },
  ];
}

async function measureAll(): Promise<Measurement[]> {
  say('· Starting the shop on a fresh database …');
  const { value: shop, ms } = await timed(() => startShop());
  try {
    const start = await measureStart(shop);
    const productPath = await firstLink(shop, GROUP_PATH, /href="(\/product\/[^"?#]+)"/);
    const articlePath = await firstLink(shop, '/blog', /href="(\/blog\/[^"?#]+)"/);
    const paths = ['/', GROUP_PATH, productPath];
    say('· Loading pages in Chromium …');
    const weights = await measurePageWeights(paths.map((path) => `${shop.url}${path}`));
    say('· Loading pages on a slow phone …');
    const phone = await measurePhone(shop, ['/', '/shop', GROUP_PATH, productPath, articlePath, '/cart']);
    say('· Pressing products …');
    const clicks = await measureGroupClicks(`${shop.url}${GROUP_PATH}`);
    say('· Asking for pages and products …');
    const serving = await measureServing(shop, ms, productPath);
    say('· Logging in …');
    const logins = await measureLogins(shop, paths);
    say(`· Searching among ${MANY_PRODUCTS} products …`);
    const many = await measureManyProducts(shop);
    say('· Ordering …');
    const orders = await measureOrders();
    say('· Starting again …');
    const starts = await measureStarts();
    return [
      ...start,
      ...starts,
      ...weights.flatMap((weight, index) => weightsOf(paths[index] ?? '', weight)),
      ...phone,
      ...clicks,
      ...serving,
      ...logins,
      ...many,
      ...orders,
    ];
  } finally {
    await shop.remove();
  }
}

async function inFreshShop<T>(measure: (shop: ShopProcess) => Promise<T>): Promise<T> {
  const shop = await startShop();
  try {
    return await measure(shop);
  } finally {
    await shop.remove();
  }
}

async function measureLoginsAlone(shop: ShopProcess): Promise<Measurement[]> {
  await pause(SETTLED_AFTER_MS);
  return measureLogins(shop, ['/', GROUP_PATH, '/shop', '/blog', '/cart']);
}

/** The parts of `npm run bench -- <part>`. */
const PARTS: Record<string, () => Promise<Measurement[]>> = {
  logins: () => inFreshShop(measureLoginsAlone),
  orders: measureOrders,
  presses: () => inFreshShop((shop) => measureGroupClicks(`${shop.url}${GROUP_PATH}`)),
  starts: measureStarts,
};

/** Measures one part by name, or all. */
async function measureOf(part: string | undefined): Promise<Measurement[]> {
  if (part === undefined) return measureAll();
  const measure = PARTS[part];
  if (!measure) throw new Error(`there is no part ${part}; parts are ${Object.keys(PARTS).join(', ')}`);
  return measure();
}

function writeResults(measurements: readonly Measurement[]): string {
  const folder = join(projectRoot, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `${at.slice(0, 19).replaceAll(':', '-')}.json`);
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown', node: process.version };
  const results = measurements.map((measurement) => ({ ...measurement, ratio: ratio(measurement) }));
  writeFileSync(file, `${JSON.stringify({ at, machine, measurements: results }, null, 2)}\n`);
  return file;
}

const problem = await prepare([generation, ...production]);
if (problem === null) {
  const measurements = await measureOf(process.argv[2]);
  say(`\n${asTable(measurements)}\n`);
  say(`Written to ${writeResults(measurements).slice(projectRoot.length + 1)}`);
} else {
  console.error(`✗ ${problem}`);
  process.exitCode = 1;
}
