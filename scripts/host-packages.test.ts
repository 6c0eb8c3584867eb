import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from './host.vite.config.ts';
import { projectRoot } from './run-tool.ts';

interface Package {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
) as Package;

/** Loaded on demand: if installed, or only in development. */
const NOT_NEEDED = ['pg-native', 'vite', 'ws'];

it('the build needs no packages that are installed for development only', () => {
  const external = (config as { ssr: { external: string[] } }).ssr.external;
  const needed = external.filter((name) => !NOT_NEEDED.includes(name));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

it('Node is included, in one version for every platform', () => {
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(versions.map(([name]) => name)).toContain(`node-${process.platform}-${process.arch}`);
  expect([...new Set(versions.map(([, version]) => version))]).toEqual([process.versions.node]);
});
