import type { ModuleImport } from './module-imports.ts';

/** Imports run from a higher number to a lower one. Files at the top of server/ put everything together. */
const heights: Record<string, number> = {
  rest: 3,
  graphql: 3,
  rendering: 3,
  http: 3,
  domain: 2,
  images: 2,
  mail: 2,
  payments: 2,
  search: 2,
  db: 1,
  seed: 3,
};

const TOP = 4;
// What a column holds is converted where it is read; the converters touch no database.
const forEverybody = [
  'server/lib/',
  'server/db/content-version.ts',
  'server/environment.ts',
  'server/generated/',
  'server/db/columns.ts',
];

function heightOf(file: string): number | null {
  const [area, folder = '', ...rest] = file.split('/');
  if (area !== 'server') return null;
  return rest.length === 0 ? TOP : (heights[folder] ?? null);
}

const holdsSql = (file: string) => /^server\/(db|seed)\/|-store\.ts$/.test(file);

function packageProblem(file: string, imported: ModuleImport): string | null {
  if (imported.typeOnly) return null;
  if (/^kysely(\/|$)/.test(imported.target) && !holdsSql(file))
    return 'SQL stands in a *-store.ts only, so kysely does too';
  if (/^(pg|node:sqlite)$/.test(imported.target) && !file.startsWith('server/db/'))
    return `only server/db speaks to ${imported.target}`;
  return null;
}

function isAllowedUpwards(file: string, imported: ModuleImport): boolean {
  const { target, typeOnly } = imported;
  return typeOnly && target === 'server/services.ts' && /^server\/(rest|graphql|rendering|http)\//.test(file);
}

function meetingProblem(file: string, imported: ModuleImport): string | null {
  // Until the pictures are files of their own.
  if (file.startsWith('server/images/') && imported.target.startsWith('drawing/')) return null;
  const isEntry = imported.target === 'src/entry.server.tsx';
  if (isEntry && imported.typeOnly && file.startsWith('server/rendering/')) return null;
  return `the host imports nothing outside server (${imported.target})`;
}

/** The import rules of the host: rest and graphql → domain → db, SQL in stores only. Null when all is well. */
export function hostImportProblem(file: string, imported: ModuleImport): string | null {
  if (!imported.relative) return packageProblem(file, imported);
  const { target } = imported;
  if (!target.startsWith('server/')) return meetingProblem(file, imported);
  if (forEverybody.some((open) => target.startsWith(open))) return null;
  if (target.startsWith('server/testkit/')) return `only tests import the testkit (${target})`;
  const from = heightOf(file);
  const to = heightOf(target);
  if (from === null || to === null)
    return `${from === null ? file : target} stands in no known room of server`;
  if (to > from && !isAllowedUpwards(file, imported)) return `${file.split('/')[1]} may not import ${target}`;
  const skipsDomain =
    from === heights['rest'] &&
    !file.startsWith('server/seed/') &&
    to === heights['db'] &&
    !imported.typeOnly;
  return skipsDomain ? `rest and graphql reach the database through a domain (${target})` : null;
}

const QUERY_CALL = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/;

/** Lines (counted from 1) where a file of the host builds a query although it is no store. */
export function queriesOutsideStores(file: string, source: string): number[] {
  if (!file.startsWith('server/') || holdsSql(file)) return [];
  return source.split('\n').flatMap((text, index) => (QUERY_CALL.test(text) ? [index + 1] : []));
}
