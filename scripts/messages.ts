import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runTool } from './run-tool.ts';

const folder = join(projectRoot, 'locales');

/** The messages of all catalogues, without the header that contains the time of extraction. */
function catalogues(): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^"POT-Creation-Date.*$/m, ''))
    .join('\n');
}

/**
 * Updates `locales/*.po` from the sources. Resolves with a message when that changed anything, or with
 * `null`: a build with outdated catalogues would show message ids instead of text.
 */
export async function extractMessages(): Promise<string | null> {
  const before = catalogues();
  const { ok, output } = await runTool('lingui', ['extract', '--clean', '--overwrite']);
  if (!ok) return output.trim() || 'lingui extract failed';
  return catalogues() === before ? null : 'locales/*.po were not up to date. They are now: commit them.';
}
