import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../fingerprint.ts';
import { requirementsProblem } from '../requirements.ts';
import { projectRoot, runTool } from '../run-tool.ts';
import { catalogueViolations } from './catalogue-rules.ts';
import { conflictViolations } from './conflict-markers.ts';
import { documentNameViolations } from './document-names.ts';
import { queryViolations } from './query-rules.ts';
import { sizeViolations } from './size-rules.ts';
import { snapshotViolations } from './snapshot-rules.ts';
import { styleViolations } from './style-rules.ts';
import { uncommentedMessages } from './translator-comments.ts';
import { unreadFields } from './unread-fields.ts';
import { asLine, isDocument, isGeneratedFile } from './violation.ts';
import type { Violation } from './violation.ts';

const TEXT_FILE = /\.(tsx?|mjs|jsonc?|md|graphql|css|po|ya?ml|html|svg|txt|typ|sh)$|^\.ci\/run$/;

const codeFolders = ['src', 'server', 'drawing', 'scripts', 'tests', 'bench'];

/** Catalogues of the pages, of the host's refusals, and of its mails and own pages. */
const catalogueFolders = ['locales', 'locales/refusals', 'locales/mails'];

/**
 * Checks that every language has all messages with the English placeholders (I18-04), and that messages have
 * the comments they need.
 */
function catalogueProblems(): Violation[] {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  return catalogueFolders.flatMap((folder) => {
    const source = read(`${folder}/en.po`);
    const ofLanguages = readdirSync(join(projectRoot, folder))
      .filter((name) => name.endsWith('.po') && name !== 'en.po')
      .map((name) => ({ file: `${folder}/${name}`, locale: name.slice(0, -'.po'.length) }))
      .flatMap(({ file, locale }) => catalogueViolations(file, read(file), source, locale));
    return [...uncommentedMessages(`${folder}/en.po`, source), ...ofLanguages];
  });
}

/** The repository's text files, including uncommitted ones. */
function textFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return listed.split('\0').filter((file) => TEXT_FILE.test(file) && existsSync(join(projectRoot, file)));
}

function projectRules(): string | null {
  const files = filesUnder(projectRoot, codeFolders).filter((file) => /\.(tsx?|css|graphql)$/.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
  const storefront = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !isGeneratedFile(file));
  const ofEach = [...sources].flatMap(([file, source]) => [
    ...queryViolations(file, source),
    ...sizeViolations(file, source),
    ...snapshotViolations(file, source),
    ...styleViolations(file, source),
    ...(isDocument(file) ? documentNameViolations(file, source, storefront) : []),
  ]);
  const left = textFiles().flatMap((file) =>
    conflictViolations(file, readFileSync(join(projectRoot, file), 'utf8')),
  );
  const violations = [...ofEach, ...left, ...unreadFields(sources), ...catalogueProblems()];
  return violations.length === 0 ? null : violations.map(asLine).join('\n');
}

async function outputUnlessFine(name: string, args: string[]): Promise<string | null> {
  const { ok, output } = await runTool(name, args);
  return ok ? null : output.trim();
}

/**
 * Runs all lint: oxlint, import rules (of files, then of domain folders), the project's own rules,
 * translations, unused code, and docs/requirements.md. Resolves with the problems, or `null`.
 */
export async function lint(): Promise<string | null> {
  const problems = [
    await outputUnlessFine('oxlint', ['--deny-warnings']),
    await outputUnlessFine('depcruise', ['--config', '.dependency-cruiser.mjs', ...codeFolders]),
    await outputUnlessFine('depcruise', ['--config', '.dependency-cruiser-folders.mjs', 'server/domain']),
    projectRules(),
    await outputUnlessFine('knip', []),
    await outputUnlessFine('knip', ['--production']),
    requirementsProblem(projectRoot),
  ].filter((problem) => problem !== null);
  return problems.length === 0 ? null : problems.join('\n\n');
}

if (import.meta.main) {
  const problem = await lint();
  if (problem !== null) console.error(problem);
  process.exitCode = problem === null ? 0 : 1;
}
