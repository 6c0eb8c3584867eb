import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from './fingerprint.ts';
import { projectRoot, runTool, secondsSince } from './run-tool.ts';

const STAMP = '.cache/generated.stamp';
const SETTLE_MS = 200;
const sharedOutputs = ['src/graphql/generated', 'server/generated'];

const isGenerated = (file: string) =>
  file.endsWith('.generated.ts') || sharedOutputs.some((folder) => file.startsWith(`${folder}/`));

function stampOf(root: string): string {
  const recipe = filesUnder(root, ['schema.graphql', 'codegen.ts', 'scripts/codegen', 'package-lock.json']);
  const sources = filesUnder(root, ['src']);
  const documents = sources.filter((file) => file.endsWith('.graphql'));
  const outputs = [...sources.filter(isGenerated), ...filesUnder(root, ['server/generated'])];
  return `${fingerprint(root, [...recipe, ...documents])} ${fingerprint(root, outputs)}`;
}

/** Whether the generated files match the schema and documents, and were not edited since. */
export function generatedIsFresh(root = projectRoot): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root);
}

/** Deletes generated files without a document, which would still compile, or break compilation needlessly. */
function removeOrphans(root: string): void {
  for (const file of filesUnder(root, ['src'])) {
    const document = file.replace(/\.generated\.ts$/, '.graphql');
    if (document !== file && !existsSync(join(root, document))) rmSync(join(root, file));
  }
}

function reasons(output: string): string {
  const failed = output.split('\n').filter((line) => line.startsWith('[FAILED]'));
  const words = failed.map((line) => line.slice('[FAILED]'.length).trim()).filter((line) => line !== '');
  return words.length > 0 ? words.join('\n') : output.trim();
}

/**
 * Generates all code (APC-19). Resolves with the tool's message when schema and documents disagree, or with
 * `null`.
 */
export async function generate(root = projectRoot): Promise<string | null> {
  removeOrphans(root);
  // Without --verbose, or in a test run, the generator hides the reason for a failure.
  const flags = ['--config', 'codegen.ts', '--verbose'];
  const environment = { NODE_ENV: 'development' };
  const { ok, output } = await runTool('graphql-codegen-esm', flags, { root, environment });
  if (!ok) return reasons(output);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, STAMP), stampOf(root));
  return null;
}

/** Generates again whenever a document or the schema changes, until the process ends. */
export function watchDocuments(say: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    if (generatedIsFresh()) return;
    const problem = await generate();
    say(problem === null ? 'The contract changed: code generated again' : problem);
  };
  const onChange = (_event: string, file: string | null) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void again(), SETTLE_MS);
  };
  watch(join(projectRoot, 'src'), { recursive: true }, onChange);
  watch(join(projectRoot, 'schema.graphql'), (event) => onChange(event, 'schema.graphql'));
}

if (import.meta.main) {
  const began = performance.now();
  const force = process.argv.includes('--force');
  const problem = !force && generatedIsFresh() ? null : await generate();
  if (problem !== null) console.error(problem);
  else if (force) console.log(`Generated the typed code of the contract (${secondsSince(began)})`);
  process.exitCode = problem === null ? 0 : 1;
}
