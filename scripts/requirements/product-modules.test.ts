import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadModulesUnderTest, productModules } from './product-modules.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-modules-'));

const files = {
  'package.json': JSON.stringify({ imports: { '#hooks': './src/hooks.ts' } }),
  'src/entry.ts': [
    "import { a } from './a.ts';",
    "import type { T } from './type-only.ts';",
    "import { b } from '#hooks';",
    "const lazy = () => import('./lazy.ts');",
    "new Worker(new URL('./worker.ts', import.meta.url));",
  ].join('\n'),
  'src/a.ts': "export { c } from './c.ts';",
  'src/c.ts': 'export const c = 1;',
  'src/hooks.ts': 'export const b = 1;',
  'src/lazy.ts': 'export const lazy = 1;',
  'src/worker.ts': 'export {};',
  'src/type-only.ts': 'export type T = 1;',
  'src/dead.ts': "import './a.ts'; export const dead = 1;",
  'src/dead.fixtures.ts': 'export const sample = 1;',
  'src/test/render.ts': 'export const render = 1;',
  'src/live.test.ts': [
    "import { it } from 'vitest';",
    "import { c } from './c.ts';",
    "import type { T } from './type-only.ts';",
    "import { sample } from './dead.fixtures.ts';",
    "import { render } from './test/render.ts';",
  ].join('\n'),
  'src/dead.test.ts': "import { dead } from './dead.ts'; import { a } from './a.ts';",
};

beforeAll(() => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the modules of the product', () => {
  it('are those that its entries import, also lazily or as a worker, but not for types alone', () => {
    const reached = [...productModules(root, ['src/entry.ts'])].sort();
    expect(reached).toEqual([
      'src/a.ts',
      'src/c.ts',
      'src/entry.ts',
      'src/hooks.ts',
      'src/lazy.ts',
      'src/worker.ts',
    ]);
  });

  it('cannot be determined without an entry', () => {
    expect(() => productModules(root, ['src/gone.ts'])).toThrow('no entry of the product: src/gone.ts');
  });

  it('are what a test must import; helpers and types do not matter', () => {
    const product = productModules(root, ['src/entry.ts']);
    expect(deadModulesUnderTest(root, 'src/live.test.ts', product)).toEqual([]);
    expect(deadModulesUnderTest(root, 'src/dead.test.ts', product)).toEqual(['src/dead.ts']);
  });
});
