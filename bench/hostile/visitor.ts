import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * An ordinary visitor, in its own thread, so that the load of the attackers in this process is not measured.
 */

/** A response to the visitor. `status` is 0 when there was none. */
export interface Visit {
  path: string;
  status: number;
  ms: number;
}

export interface VisitorInput {
  url: string;
  /** Path of a product. */
  productPath: string;
}

const PAUSE_MS = 25;
const HEADERS = { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' };

async function visit(url: string, path: string, body: string | null): Promise<Visit> {
  const began = performance.now();
  const request = body === null ? {} : { method: 'POST', body };
  const status = await fetch(`${url}${path}`, { headers: HEADERS, ...request }).then(
    async (response) => (await response.arrayBuffer(), response.status),
    () => 0,
  );
  return { path, status, ms: performance.now() - began };
}

const port = parentPort;
if (!port) throw new Error('visitor.ts is started by run.ts');
const { url, productPath } = workerData as VisitorInput;
const query = JSON.stringify({
  query: 'query Seen($url: String!) { sellProduct(url: $url) { id name price } }',
  variables: { url: productPath.replace('/product/', '') },
});
const steps: [path: string, body: string | null][] = [
  ['/', null],
  ['/shop/slate', null],
  [productPath, null],
  ['/search/slate', null],
  ['/graphql', query],
  ['/api/v1/sell/cart/getCart', '{}'],
];
for (let step = 0; ; step++) {
  const [path, body] = steps[step % steps.length] ?? ['/', null];
  port.postMessage(await visit(url, path, body));
  await pause(PAUSE_MS);
}
