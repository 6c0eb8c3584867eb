/**
 * Who may import whom (docs/architecture.md, "Where things are"). Imports run downwards only; an import of a type
 * is an import. `npm run lint` checks these rules; `scripts/lint/import-rules.test.ts` shows each one at work.
 */

/** Folders of src from the highest layer to the lowest; those of one line do not import one another. */
const storefront = [
  ['app', 'inspector'],
  ['routes'],
  ['page'],
  ['widgets'],
  ['features'],
  ['state'],
  ['machines', 'graphql', 'components'],
  ['lib', 'i18n', 'styles', 'rules'],
];

/** Folders of server likewise; what is generated from the contract is below all of them. */
const host = [
  ['rest', 'graphql', 'rendering', 'seed', 'test-api'],
  ['http'],
  ['wire'],
  ['search'],
  ['domain'],
  ['payments'],
  ['mail', 'images', 'pdf'],
  ['db'],
  ['lib'],
];

export const tests =
  '\\.(test|spec|paths|fixtures|harness)\\.tsx?$|^src/test/|^src/.+/testing/|^server/testkit/|^tests/';
/** What answers a request; all of it asks managers. */
const edges = '^server/(rest|graphql|rendering|http|wire)/';
/** Makes for tests what no request could, so it has stores of its own. */
const testApi = '^server/test-api/';

const folders = (area, names) => `^${area}/(${names.join('|')})/`;

function forbid(name, comment, from, to) {
  const pathNot = [tests, ...(from.pathNot ?? [])];
  return { name, comment, severity: 'error', from: { ...from, pathNot }, to };
}

/** One rule a folder: it imports nothing above it and nothing beside it. Files at the top of an area put all together. */
function downwards(area, layers, { open = [], friends = [] } = {}) {
  return layers.flatMap((layer, height) =>
    layer.map((name) => {
      const beside = layer.filter((other) => other !== name && !friends.includes(other));
      const higher = [...layers.slice(0, height).flat(), ...beside];
      const to = [`^${area}/[^/]+$`, ...(higher.length > 0 ? [folders(area, higher)] : [])];
      return forbid(
        `${area}-${name}-imports-downwards`,
        `${area} has layers; ${name} imports only what is below it`,
        { path: folders(area, [name]) },
        { path: to, pathNot: open },
      );
    }),
  );
}

const everywhere = [
  {
    name: 'no-circle',
    comment: 'two files that need each other are one, or need a third',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  forbid(
    'no-barrels',
    'import from the file that defines it',
    {},
    { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules' },
  ),
  forbid('imports-resolve', 'what is imported exists', {}, { couldNotResolve: true }),
  forbid(
    'nothing-imports-drawing',
    'drawing is a tool, no part of the running shop',
    { path: '^(src|server)/' },
    { path: '^drawing/' },
  ),
  forbid(
    'drawing-knows-no-shop',
    'the tool draws without the shop',
    { path: '^drawing/' },
    { path: '^(src|server)/' },
  ),
];

const storefrontRules = [
  ...downwards('src', storefront, { open: ['^src/graphql/generated/'], friends: storefront.at(-1) }),
  forbid(
    'src-is-in-layers',
    'a new folder of src gets a place among the layers',
    { path: '^src/[^/]+/', pathNot: [folders('src', storefront.flat())] },
    {},
  ),
  forbid(
    'src-meets-the-host-in-the-contract',
    'the storefront knows nothing of how a host works',
    { path: '^src/' },
    { path: '^(server|scripts|tests|bench)/' },
  ),
  forbid(
    'only-tests-import-src-test',
    'what tests share is no part of the shop',
    { path: '^src/' },
    { path: '^src/test/|^src/.+/testing/' },
  ),
  forbid(
    'nothing-imports-the-inspector',
    'what shoppers load is the same with and without it',
    { path: '^(src|server)/', pathNot: ['^src/inspector/'] },
    { path: '^src/inspector/' },
  ),
  forbid(
    'no-widget-imports-another',
    'what widgets share is at the top of src/widgets',
    { path: '^src/widgets/([^/]+)/' },
    { path: '^src/widgets/[^/]+/', pathNot: '^src/widgets/$1/' },
  ),
  forbid(
    'only-the-page-reads-the-registry',
    'a widget knows no other widget',
    { path: '^src/widgets/[^/]+/' },
    { path: '^src/widgets/registry\\.ts$' },
  ),
  forbid(
    'no-feature-imports-another',
    'what features share is at the top of src/features',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
  ),
  forbid(
    'machines-know-no-app',
    'a machine imports xstate, src/lib, src/rules and generated types only',
    { path: '^src/machines/' },
    {
      path: '^src/|node_modules/',
      pathNot: ['^src/(machines|lib|rules|graphql/generated)/', 'node_modules/(xstate|@xstate)/'],
    },
  ),
  forbid(
    'machines-take-types-and-rules-of-the-contract-only',
    'a machine imports xstate, src/lib, src/rules, generated types and the lists and limits of the contract only',
    { path: '^src/machines/' },
    {
      path: '^src/graphql/generated/',
      pathNot: '^src/graphql/generated/(contract-rules|input-limits)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'components-hold-no-data',
    'data and flows belong to a feature',
    { path: '^src/components/' },
    { path: 'node_modules/(@apollo|graphql|xstate|@xstate)/|^src/graphql/generated/' },
  ),
];

const hostRules = [
  ...downwards('server', host, { open: ['^server/(environment|services)\\.ts$'] }),
  forbid(
    'server-is-in-layers',
    'a new folder of server gets a place among the layers',
    { path: '^server/[^/]+/', pathNot: [folders('server', [...host.flat(), 'generated'])] },
    {},
  ),
  forbid(
    'server-meets-the-storefront-in-the-contract',
    'only rendering knows the entry of the storefront, and only by its types',
    { path: '^server/' },
    { path: '^(src|scripts|tests|bench)/', pathNot: '^src/(entry\\.server\\.tsx$|rules/)' },
  ),
  forbid(
    'only-rendering-knows-the-entry',
    'only rendering knows the entry of the storefront, and only by its types',
    { path: '^server/', pathNot: ['^server/rendering/'] },
    { path: '^src/', pathNot: '^src/rules/' },
  ),
  forbid(
    'rendering-knows-the-entry-by-type',
    'only rendering knows the entry of the storefront, and only by its types',
    { path: '^server/rendering/' },
    { path: '^src/', pathNot: '^src/rules/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'rules-import-only-rules',
    'what both halves apply needs neither of them',
    { path: '^src/rules/' },
    { path: '.', pathNot: '^src/rules/' },
  ),
  forbid(
    'services-are-handed-in',
    'only files at the top of server put the host together',
    { path: '^server/[^/]+/' },
    { path: '^server/services\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'managers-are-handed-what-they-need',
    'only what answers a request may know all services',
    { path: '^server/[^/]+/', pathNot: [edges, testApi] },
    { path: '^server/services\\.ts$' },
  ),
  forbid(
    'domain-has-types-of-its-own',
    'the edge reads what comes by the contract and writes what goes (server/wire); the domain knows its lists and limits',
    // A model's description is held against its input, field by field; what it takes is a record that was checked before.
    { path: '^server/domain/', pathNot: ['^server/domain/models/[^/]+-models\\.ts$'] },
    {
      path: '^server/generated/',
      pathNot: '^server/generated/(contract-rules|input-limits|text-codes)\\.ts$',
    },
  ),
  forbid(
    'only-managers-import-stores',
    'routes and resolvers call a manager',
    { path: edges },
    { path: '-store\\.ts$' },
  ),
  forbid(
    'edges-reach-the-database-through-a-manager',
    'routes and resolvers call a manager',
    { path: edges },
    { path: '^server/db/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'sql-is-in-stores',
    'queries belong in a *-store.ts',
    { path: '^server/', pathNot: ['^server/(db|seed)/', '-store\\.ts$'] },
    { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'only-db-speaks-to-drivers',
    'the engines are the business of server/db',
    { path: '^server/', pathNot: ['^server/db/'] },
    { path: 'node_modules/(@types/)?pg/|^(node:)?sqlite$' },
  ),
  forbid(
    'only-tests-import-the-testkit',
    'what tests share is no part of the host',
    { path: '^server/' },
    { path: '^server/testkit/' },
  ),
];

export default {
  forbidden: [...everywhere, ...storefrontRules, ...hostRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
