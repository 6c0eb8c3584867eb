import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.ts';
import { projectRoot, runTool } from './run-tool.ts';

const STAMP = 'dist/storefront.stamp';

const inputs = [
  'src',
  'public',
  'locales',
  'index.html',
  'schema.graphql',
  'codegen.ts',
  'scripts/codegen',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
];

function stampOf(root: string): string {
  const files = filesUnder(root, inputs).filter((file) => !/\.(test\.tsx?|generated\.ts)$/.test(file));
  return fingerprint(root, files);
}

/** True when `dist` was built from exactly the sources that stand here. */
export function storefrontIsFresh(root = projectRoot): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root);
}

/**
 * Builds the browser half into `dist/client` and the rendering half into `dist/server`, both at once.
 * Resolves to the build's message when it failed, else null.
 */
export async function buildStorefront(): Promise<string | null> {
  const stamp = stampOf(projectRoot);
  rmSync(join(projectRoot, STAMP), { force: true });
  const environment = { NODE_ENV: 'production' };
  const build = (...args: string[]) =>
    runTool('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', ...args], { environment });
  const results = await Promise.all([
    build('--outDir', 'dist/client'),
    build('--ssr', 'src/entry.server.tsx', '--outDir', 'dist/server'),
  ]);
  const failed = results.filter((result) => !result.ok);
  if (failed.length > 0) return failed.map((result) => result.output.trim()).join('\n\n');
  mkdirSync(join(projectRoot, 'dist'), { recursive: true });
  writeFileSync(join(projectRoot, STAMP), stamp);
  return null;
}
