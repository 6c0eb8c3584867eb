import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/db/connection.ts';
import { migrate } from '../server/db/migrate.ts';
import { readEnvironment } from '../server/environment.ts';
import type { Environment } from '../server/environment.ts';
import type { RestCalls } from '../server/generated/rest-schemas.ts';
import { inProject } from '../server/lib/project-folder.ts';
import { openBuiltStorefront } from '../server/rendering/storefront.ts';
import type { Storefront } from '../server/rendering/storefront.ts';
import { seed } from '../server/seed/seed.ts';
import { createServices } from '../server/services.ts';
import { fail } from './fail.ts';
import { generation, prepare, production } from './prepare.ts';
import { SiteFolder } from './prerender/site-folder.ts';
import { SiteWriter } from './prerender/write-site.ts';

/*
 * `npm run prerender` writes the whole shop as files for any static host to `dist/site`, or the folder given
 * by `--to` (docs/operations.md). Paths limit it to these pages; `--no-pictures` omits `/assets/i/`; `--quick`
 * compresses less.
 */

/** Adapts the storefront for a site without its rendering host. */
function forFiles(storefront: Storefront, { apiBase }: Environment): Storefront {
  const isStaticCopy = apiBase === null;
  return {
    ...storefront,
    async load() {
      const bundle = await storefront.load();
      return {
        ...bundle,
        render: (request) => bundle.render({ ...request, isStaticCopy, isPrerender: true }),
      };
    },
  };
}

/** The redirects of the host that has the content. */
async function redirectsOf(app: FastifyInstance, { apiBase }: Environment) {
  const path = '/api/v1/cognito/domain/initialData?sitemap=0';
  const response: unknown =
    apiBase === null ? (await app.inject(path)).json() : await (await fetch(apiBase + path)).json();
  return (response as RestCalls['domainInitialData']['response']).redirects;
}

async function writeSite(
  environment: Environment,
  {
    to,
    only,
    pictures,
    quick,
  }: { to: string; only: readonly string[] | null; pictures: boolean; quick: boolean },
): Promise<void> {
  const connection = await openDatabase(environment);
  const migrated = await migrate(connection);
  if (!migrated.ok) return fail([migrated.problem]);
  await seed(connection);
  const services = await createServices({ environment, connection });
  const storefront = forFiles(await openBuiltStorefront(inProject()), environment);
  const app = await buildApp(services, { storefrontRoot: null, storefront });
  try {
    const site = await new SiteWriter({
      app,
      folder: new SiteFolder(to, quick ? 'quick' : 'smallest'),
      client: join(inProject(), 'dist', 'client'),
      host: environment.apiBase,
      only,
      pictures,
      redirects: await redirectsOf(app, environment),
      say: (line) => console.log(line),
    }).write();
    console.log(`✓ ${site.pages} pages, ${site.pictures} files and ${site.redirects} redirects in ${to}`);
    if (site.problems.length > 0) fail(site.problems);
  } finally {
    await app.close();
    await connection.close();
  }
}

// Otherwise React renders with its development code, which takes twice as long.
process.env['NODE_ENV'] ||= 'production';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    to: { type: 'string', default: 'dist/site' },
    pictures: { type: 'boolean', default: true },
    quick: { type: 'boolean', default: false },
  },
});
const read = readEnvironment(process.env);
const problem = read.ok ? await prepare([generation, ...production]) : null;
if (!read.ok) fail(read.problems);
else if (problem !== null) fail([problem]);
else
  await writeSite(read.environment, {
    to: resolve(values.to),
    only: positionals.length > 0 ? positionals : null,
    pictures: values.pictures,
    quick: values.quick,
  }).catch((error: unknown) => fail([error instanceof Error ? error.message : String(error)]));
