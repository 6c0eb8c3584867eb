import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop, temporaryFolder } from '../tests/testkit/shop-process.ts';
import type { ShopProcess } from '../tests/testkit/shop-process.ts';
import { measureFirstTap } from './first-tap.ts';
import { measureLighthouse } from './lighthouse.ts';
import { median } from './percentiles.ts';
import type { Measurement } from './table.ts';

const VISITS = 5;
const TAPS = 3;
/** A product that only requires a choice. */
const TAPPED_PATH = '/product/cork-trivet';
const UNITS: Record<string, string> = { FCP: 'ms', LCP: 'ms', TBT: 'ms', 'Speed Index': 'ms', CLS: '' };

/** Screen width of Lighthouse's phone: 412 px at 1.75 pixels each. */
const PHONE_PX = 721;

/** The picture on a product's page that Lighthouse's phone would load. */
async function firstPicture(page: string): Promise<Buffer> {
  const html = await (await fetch(page)).text();
  const pictures = [...html.matchAll(/(\/assets\/i\/[^ "]+\.avif) (\d+)w/g)];
  const url = pictures.find(([, , width]) => Number(width) >= PHONE_PX)?.[1];
  if (url === undefined) throw new Error(`${page} has no picture for a phone`);
  return Buffer.from(await (await fetch(new URL(url, page))).arrayBuffer());
}

/** The best possible page: the same picture and a heading, written by hand, as a static file. */
async function startHandWritten(product: string): Promise<ShopProcess> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'picture.avif'), await firstPicture(product));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A picture</title>
    <meta name="description" content="A picture"><body style="margin:0"><main><h1>A picture</h1>
    <img src="/picture.avif" alt="The picture" width="900" height="675" style="width:100%;height:auto"></main>`,
  );
  return startShop({ dataDir: folder, script: ['bench/static-server.ts'] });
}

async function measureTaps(url: string): Promise<Measurement[]> {
  const taps = [];
  for (let tap = 0; tap < TAPS; tap += 1) taps.push(await measureFirstTap(url));
  const row = (what: string, shop: number) => ({ what, unit: 'ms', shop, yardstick: null });
  return [
    row('slow phone: early tap on "Add to cart" until added', median(taps.map(({ effectMs }) => effectMs))),
    row(
      'slow phone: the longest wait for an answer to a tap',
      median(taps.map(({ longestMs }) => longestMs)),
    ),
  ];
}

/** Measures pages on a slow phone, compared with a hand-written one. */
export async function measurePhone(shop: ShopProcess, paths: readonly string[]): Promise<Measurement[]> {
  const handWritten = await startHandWritten(
    `${shop.url}${paths.find((path) => path.startsWith('/product/')) ?? TAPPED_PATH}`,
  );
  try {
    const best = await measureLighthouse(`${handWritten.url}/`, VISITS);
    const measurements: Measurement[] = [];
    for (const path of paths) {
      const found = await measureLighthouse(`${shop.url}${path}`, VISITS);
      for (const [name, value] of Object.entries(found))
        measurements.push({
          what: `${path} on a phone: ${name}`,
          unit: UNITS[name] ?? 'of 100',
          shop: value,
          yardstick: { what: 'a page written by hand', value: best[name] ?? 0 },
        });
    }
    return [...measurements, ...(await measureTaps(`${shop.url}${TAPPED_PATH}`))];
  } finally {
    await handWritten.remove();
  }
}
