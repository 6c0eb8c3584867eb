import { posix } from 'node:path';
import { hostImportProblem, queriesOutsideStores } from './host-import-rules.ts';
import { moduleImports } from './module-imports.ts';
import { storefrontImportProblem } from './storefront-import-rules.ts';
import { isGeneratedFile, isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

function layerProblemOf(file: string): typeof hostImportProblem | null {
  if (isTestFile(file)) return null;
  if (file.startsWith('src/')) return storefrontImportProblem;
  return file.startsWith('server/') ? hostImportProblem : null;
}

/**
 * Checks who imports whom in one TypeScript file; `file` is its path from the project's folder. Tests may import
 * what they like, generated files are left alone.
 */
export function importViolations(file: string, source: string): Violation[] {
  if (isGeneratedFile(file)) return [];
  const violations: Violation[] = [];
  if (/^index\.tsx?$/.test(posix.basename(file)))
    violations.push({ file, line: 1, message: 'no barrel files: import from the file that defines it' });
  const layerProblem = layerProblemOf(file);
  for (const imported of moduleImports(file, source)) {
    const { line, relative, target } = imported;
    if (relative && posix.extname(target) === '')
      violations.push({ file, line, message: `an import ends in its file's extension (${target})` });
    const problem = layerProblem?.(file, imported) ?? null;
    if (problem !== null) violations.push({ file, line, message: problem });
  }
  if (layerProblem) {
    for (const line of queriesOutsideStores(file, source))
      violations.push({ file, line, message: 'a query outside a *-store.ts' });
  }
  return violations;
}
