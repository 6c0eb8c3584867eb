import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { moduleImports } from './module-imports.ts';

/** The entry points of the browser, its service worker, server rendering and the host. */
const PRODUCT_ENTRIES = [
  'src/entry.client.tsx',
  'src/service-worker.ts',
  'src/entry.server.tsx',
  'server/main.ts',
];

/** Test helpers and generated code are not under test. */
const HELPERS = /^(server\/testkit|src\/test)\/|\/testing\/|\.(fixtures|harness|paths|generated)\.tsx?$/;
const PRODUCT = /^(src|server)\/.*\.tsx?$/;
const WORKER = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url\s*\)/g;

type PackageImports = Record<string, string>;

function packageImports(root: string): PackageImports {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hasImports = typeof manifest === 'object' && manifest !== null && 'imports' in manifest;
  return hasImports ? (manifest.imports as PackageImports) : {};
}

/** The product's modules that a file imports, without type-only imports. */
export function importedModules(root: string, file: string, aliases = packageImports(root)): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const imports = moduleImports(file, source)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => posix.normalize(aliases[target] ?? target));
  const workers = [...source.matchAll(WORKER)].map(([, path = '']) =>
    posix.normalize(posix.join(posix.dirname(file), path)),
  );
  return [...imports, ...workers].filter((path) => PRODUCT.test(path) && existsSync(join(root, path)));
}

/** All modules that the running shop can load from its entries. Throws when an entry is missing. */
export function productModules(root: string, entries: readonly string[] = PRODUCT_ENTRIES): Set<string> {
  const missing = entries.filter((entry) => !existsSync(join(root, entry)));
  if (missing.length > 0) throw new Error(`no entry of the product: ${missing.join(', ')}`);
  const aliases = packageImports(root);
  const reached = new Set(entries);
  for (const file of reached) for (const path of importedModules(root, file, aliases)) reached.add(path);
  return reached;
}

/** The modules that a test imports but no entry of the product reaches, without test helpers. */
export function deadModulesUnderTest(root: string, testFile: string, product: ReadonlySet<string>): string[] {
  return importedModules(root, testFile).filter((path) => !HELPERS.test(path) && !product.has(path));
}
