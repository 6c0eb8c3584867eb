import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './fingerprint.ts';
import { readOpenClauses, withLedger } from './requirements/ledger.ts';
import type { TestReference, TestReferences } from './requirements/ledger.ts';
import { levelsOf } from './requirements/levels.ts';
import { deadModulesUnderTest, productModules } from './requirements/product-modules.ts';
import { namedTests } from './requirements/test-titles.ts';
import { projectRoot } from './run-tool.ts';

const DOCUMENT = 'docs/requirements.md';
const OPEN_CLAUSES = 'docs/open-clauses.md';
const TEST_FOLDERS = ['src', 'server', 'scripts', 'bench', 'drawing', 'tests'];

/** The requirement ids in a test file, and whether it counts. */
function referencesOf(root: string, file: string, product: ReadonlySet<string>): [string, TestReference][] {
  const source = readFileSync(join(root, file), 'utf8');
  const tests = namedTests(file, source);
  if (tests.length === 0) return [];
  const levels = levelsOf(file, source);
  const dead = deadModulesUnderTest(root, file, product);
  const rejectedFile = dead.length > 0 ? `tests what no entry of the shop reaches: ${dead.join(', ')}` : null;
  const running = new Set(tests.filter(({ runs }) => runs).flatMap(({ ids }) => ids));
  return [...new Set(tests.flatMap(({ ids }) => ids))].map((id) => {
    const rejected = rejectedFile ?? (running.has(id) ? null : 'does not always run');
    return [id, { file, levels, rejected }];
  });
}

function collectReferences(root: string): TestReferences {
  const product = productModules(root);
  const tests = filesUnder(root, TEST_FOLDERS).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const references = tests.flatMap((file) => referencesOf(root, file, product));
  const byId = Map.groupBy(references, ([id]) => id);
  return new Map([...byId].map(([id, entries]) => [id, entries.map(([, reference]) => reference)]));
}

function freshDocument(root: string, document: string): string {
  const open = readOpenClauses(readFileSync(join(root, OPEN_CLAUSES), 'utf8'));
  return withLedger(document, collectReferences(root), open);
}

/** The problem of docs/requirements.md, or `null` when it matches the tests. */
export function requirementsProblem(root: string): string | null {
  const document = readFileSync(join(root, DOCUMENT), 'utf8');
  try {
    const isFresh = freshDocument(root, document) === document;
    return isFresh ? null : `${DOCUMENT} is out of date: run \`npm run requirements\``;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const problem = requirementsProblem(projectRoot);
    if (problem !== null) console.error(problem);
    process.exitCode = problem === null ? 0 : 1;
  } else {
    const file = join(projectRoot, DOCUMENT);
    const document = freshDocument(projectRoot, readFileSync(file, 'utf8'));
    writeFileSync(file, document);
    console.log(/^\*\*\d.*$/m.exec(document)?.[0].replaceAll('*', ''));
  }
}
