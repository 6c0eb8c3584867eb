import type { ShopProcess } from '../tests/testkit/shop-process.ts';
import { percentilesOf } from './percentiles.ts';

export interface RenderTimes {
  pagesPerSecond: number;
  p99Ms: number;
}

const WARM_UP = 60;
const AT_ONCE = 4;

async function open(url: string): Promise<number> {
  const began = performance.now();
  // Like browsers; `fetch` itself does not accept brotli over HTTP.
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

async function openAll(urls: readonly string[]): Promise<number[]> {
  const waiting = [...urls];
  const times: number[] = [];
  const reader = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) times.push(await open(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return times;
}

async function productPaths({ url }: ShopProcess): Promise<string[]> {
  const query = '{ sellProducts(first: 100) { slug } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { sellProducts: { slug: string }[] } };
  return data.sellProducts.map(({ slug }) => `/product/${slug}`);
}

/** Opens the newest products for the first time since the start, once the rendering code is warm. */
export async function measureFirstRenders(shop: ShopProcess): Promise<RenderTimes> {
  await openAll(Array.from({ length: WARM_UP }, (_, index) => `${shop.url}/search/warm-up-${index}`));
  const urls = (await productPaths(shop)).map((path) => shop.url + path);
  const began = performance.now();
  const times = await openAll(urls);
  return {
    pagesPerSecond: (times.length / (performance.now() - began)) * 1000,
    p99Ms: percentilesOf(times).p99Ms,
  };
}
