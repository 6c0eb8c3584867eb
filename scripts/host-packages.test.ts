import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from './host.vite.config.ts';
import { projectRoot } from './run-tool.ts';

interface Package {
  dependencies: Record<string, string>;
}

/** Loaded on demand: if installed, or only in development. */
const NOT_NEEDED = ['pg-native', 'vite', 'ws'];

it('what is built starts where the packages of development are left out', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Package;
  const external = (config as { ssr: { external: string[] } }).ssr.external;
  const needed = ['node', ...external.filter((name) => !NOT_NEEDED.includes(name))];
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});
