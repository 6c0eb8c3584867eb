import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { startShop, temporaryFolder } from '../../tests/testkit/shop-process.ts';
import type { ShopProcess } from '../../tests/testkit/shop-process.ts';

/** Processes of one shop behind one URL, which can be killed and restarted. */
export interface Shops {
  /** The shared URL, without a trailing slash. */
  url: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Kills one process with SIGKILL, whatever it is doing, and starts another in its place. */
  killOne(): Promise<void>;
  /** The errors logged by the shops, a line each. */
  errors(): string[];
  /** Ends the shops; the database stays. */
  close(): Promise<void>;
  /** Deletes the stored data. */
  remove(): void;
}

const GONE = 502;

/** Forwards requests to the processes in turn. Responds with 502 for a dead one, like any load balancer. */
function balancer(shops: readonly (ShopProcess | undefined)[]) {
  let turn = 0;
  return createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const open = shops.filter((shop) => shop !== undefined);
    turn += 1;
    const shop = open[turn % open.length];
    const gone = () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(GONE).end();
    };
    if (!shop) return gone();
    const { method, headers } = incoming;
    const onward = ask(`${shop.url}${incoming.url}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? GONE, answer.headers);
      answer.on('error', gone).pipe(outgoing);
    });
    onward.on('error', gone);
    incoming.pipe(onward);
  });
}

export async function openShops(databaseUrl: string | null, count: number): Promise<Shops> {
  const dataDir = temporaryFolder();
  const shops: (ShopProcess | undefined)[] = [];
  const ended: ShopProcess[] = [];
  const server = balancer(shops);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = { PUBLIC_URL: url, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const start = () => startShop({ dataDir, variables });
  // One after the other: the first creates the database and its secrets.
  for (let number = 0; number < count; number += 1) shops.push(await start());
  return {
    url,
    dataDir,
    databaseUrl,
    async killOne() {
      const place = Math.floor(Math.random() * count);
      const victim = shops[place];
      if (!victim) return;
      shops[place] = undefined;
      ended.push(victim);
      process.kill(-victim.pid, 'SIGKILL');
      await victim.stop();
      shops[place] = await start();
    },
    errors: () =>
      [...ended, ...shops]
        .flatMap((shop) => shop?.output().split('\n') ?? [])
        .filter((line) => line.includes('"level":50')),
    async close() {
      server.closeAllConnections();
      server.close();
      await Promise.all(shops.map((shop) => shop?.stop()));
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
