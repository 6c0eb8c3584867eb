import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from './fingerprint.ts';
import { projectRoot } from './run-tool.ts';

const DOCUMENT = 'docs/requirements.md';
const LINE = /^- \[[ x]\] \*\*([A-Z][A-Z0-9]{1,2}-\d{2})\*\*/;
const REGISTER_ENTRY = /^\*\*(A\d{2})\*\*/gm;
const PROOF = '  - proved in ';
const SUMMARY = /(?<=<!-- coverage -->\n)[^]*?(?=<!-- \/coverage -->)/;

const ID = String.raw`(?:[A-Z][A-Z0-9]{1,2}-\d{2}|A\d{2})`;
const TITLE = new RegExp(String.raw`(\.(?:skip|todo|fixme)\(\s*)?['"\`]\[(${ID}(?:, ?${ID})*)\] `, 'g');
const ALMOST_TITLE = /['"`]\[[A-Z][A-Z0-9]{1,2}-\d[^\]'"`]*\]/g;

/** Requirement id → names of the test files with a title that starts with it. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** The ids that the titles in one test file name, skipped tests left out. Throws at a prefix that is no id list. */
export function idsInTitles(file: string, source: string): string[] {
  const readable = new Set(
    [...source.matchAll(TITLE)].map((match) => match[0].replace(/^[^'"`]*/, '').trim()),
  );
  for (const [prefix] of source.matchAll(ALMOST_TITLE)) {
    if (!readable.has(prefix))
      throw new Error(`${file}: ${prefix} is no list of ids such as [CRT-09, CRT-10]`);
  }
  return [...source.matchAll(TITLE)]
    .filter((match) => match[1] === undefined)
    .flatMap((match) => (match[2] ?? '').split(/, ?/));
}

/** Reads all tests of the project. */
function collectProofs(root: string): Proofs {
  const proofs = new Map<string, string[]>();
  const tests = filesUnder(root, ['src', 'server', 'drawing', 'scripts', 'bench', 'tests']).filter((file) =>
    /\.(test|spec)\.tsx?$/.test(file),
  );
  for (const file of tests) {
    for (const id of new Set(idsInTitles(file, readFileSync(join(root, file), 'utf8')))) {
      proofs.set(id, [...(proofs.get(id) ?? []), basename(file)].sort());
    }
  }
  return proofs;
}

function idsOf(document: string): string[] {
  return document.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

function summary(ids: readonly string[], proofs: Proofs): string {
  const open = ids.filter((id) => !proofs.has(id));
  const families = Map.groupBy(open, (id) => id.slice(0, id.indexOf('-')));
  const lists = [...families].map(
    ([family, members]) => `- ${family} (${members.length}): ${members.join(', ')}`,
  );
  const count = `${ids.length - open.length} of ${ids.length} lines are named by a test; ${open.length} by none yet:`;
  return `\n${[count, '', ...lists].join('\n')}\n\n`;
}

/** The document with its check marks, its `proved in` lines and its summary written anew. Throws at an unknown id. */
export function withCoverage(document: string, proofs: Proofs): string {
  const ids = idsOf(document);
  const known = new Set([...ids, ...[...document.matchAll(REGISTER_ENTRY)].map((match) => match[1])]);
  for (const [id, files] of proofs) {
    if (!known.has(id)) throw new Error(`${files.join(', ')}: there is no requirement ${id}`);
  }
  const lines = document
    .split('\n')
    .filter((line) => !line.startsWith(PROOF))
    .flatMap((line) => {
      const id = LINE.exec(line)?.[1];
      if (id === undefined) return [line];
      const files = proofs.get(id);
      const marked = line.replace(/^- \[[ x]\]/, files ? '- [x]' : '- [ ]');
      return files ? [marked, `${PROOF}${files.map((file) => `\`${file}\``).join(', ')}`] : [marked];
    });
  return lines.join('\n').replace(SUMMARY, summary(ids, proofs));
}

/** What is wrong with docs/requirements.md, or null when it says what the tests say. */
export function requirementsProblem(root: string): string | null {
  const document = readFileSync(join(root, DOCUMENT), 'utf8');
  try {
    const isFresh = withCoverage(document, collectProofs(root)) === document;
    return isFresh ? null : `${DOCUMENT} is out of date: run \`npm run requirements\``;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function write(root: string): void {
  const file = join(root, DOCUMENT);
  const document = readFileSync(file, 'utf8');
  const proofs = collectProofs(root);
  writeFileSync(file, withCoverage(document, proofs));
  const ids = idsOf(document);
  const open = ids.filter((id) => !proofs.has(id));
  console.log(`${ids.length - open.length} of ${ids.length} requirements are named by a test; none names:`);
  console.log(open.join(' '));
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const problem = requirementsProblem(projectRoot);
    if (problem !== null) console.error(problem);
    process.exitCode = problem === null ? 0 : 1;
  } else write(projectRoot);
}
