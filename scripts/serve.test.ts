import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moduleImports } from './requirements/module-imports.ts';
import { projectRoot } from './run-tool.ts';

/** All modules that are loaded together with this one before it runs. */
function loadedWith(entry: string): string[] {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    // Generated modules do not exist in a fresh clone, and their imports are not needed.
    if (isGenerated(file)) continue;
    for (const { target, relative, typeOnly, lazy } of moduleImports(file, sourceOf(file)))
      if (relative && !typeOnly && !lazy) loaded.add(target);
  }
  return [...loaded];
}

const sourceOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const isGenerated = (file: string) => /(^|\/)generated\/|\.generated\.ts$/.test(file);

it('a fresh clone can start: no generated module is loaded before it is generated', () => {
  const loaded = loadedWith('scripts/serve.ts');
  expect(loaded).toContain('scripts/generate.ts');
  expect(loaded.filter(isGenerated)).toEqual([]);
});
