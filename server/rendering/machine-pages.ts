import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';
import { openMachineSocket } from './machine-socket.ts';
import type { Storefront } from './storefront.ts';

export const MACHINES = '/dev/machines';
/** Where `npm run test:model` writes the states that tests reach. */
const COVERAGE = join('.cache', 'machines', 'coverage.json');

const pages = {
  gallery: { path: MACHINES, title: 'Machines' },
  live: { path: `${MACHINES}/live`, title: 'Live machines' },
} as const;

const isDevelopment = ({ mode }: Pick<Environment, 'mode'>) => mode === 'development';

function document(page: keyof typeof pages, environment: Environment): string {
  const { title } = pages[page];
  const built = `<link rel="stylesheet" href="${MACHINES}/style.css"><script type="module" src="${MACHINES}/${page}.js"></script>`;
  const source = `<script type="module" src="/src/inspector/${page}/main.tsx"></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/assets/brand/favicon.svg">${isDevelopment(environment) ? source : built}</head><body><div id="root"></div></body></html>`;
}

/**
 * Serves the shop's statecharts, as diagrams and live: in development, and elsewhere if the setting is on. If
 * it is off, the pages and their chunks are 404.
 * @param root project folder with the builds `dist/inspector` and `dist/inspector-client`
 */
export async function registerMachinePages(
  app: FastifyInstance,
  environment: Environment,
  { root, storefront }: { root: string; storefront: Storefront | null },
): Promise<void> {
  if (!environment.showsMachines) return;
  const send = async (reply: FastifyReply, page: keyof typeof pages) => {
    const html = document(page, environment);
    const finished = storefront ? await storefront.finish(pages[page].path, html) : html;
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(finished);
  };
  for (const page of ['gallery', 'live'] as const)
    app.get(pages[page].path, (_request, reply) => send(reply, page));
  app.get(`${MACHINES}/coverage.json`, async (_request, reply) => {
    const report = await readFile(join(root, COVERAGE), 'utf8').catch(() => null);
    if (report === null) return reply.code(204).send();
    return reply.header('cache-control', 'no-store').type('application/json').send(report);
  });
  if (isDevelopment(environment)) return openMachineSocket(app, environment.publicUrl);
  const folders = ['inspector', 'inspector-client']
    .map((name) => join(root, 'dist', name))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) return;
  await app.register(staticFiles, {
    root: folders,
    prefix: `${MACHINES}/`,
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}

/**
 * Adds to the storefront, before all other scripts, the script that connects a tab's machines to
 * `/dev/machines/live`.
 */
export function withInspectorClient(storefront: Storefront, environment: Environment): Storefront {
  if (!environment.showsMachines) return storefront;
  const client = isDevelopment(environment)
    ? '<script type="module" src="/src/inspector/client/main.ts"></script>'
    : `<script src="${MACHINES}/client.js"></script>`;
  return {
    ...storefront,
    async assets(modules) {
      const { head, body } = await storefront.assets(modules);
      return { head: client + head, body };
    },
  };
}
