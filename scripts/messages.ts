import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runTool } from './run-tool.ts';

const folder = join(projectRoot, 'locales');

/** The messages of every catalogue, without the head that names the time of extraction. */
function catalogues(): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^"POT-Creation-Date.*$/m, ''))
    .join('\n');
}

/**
 * Brings `locales/*.po` up to the messages in the sources. Resolves to what is wrong when that changed anything,
 * or null: a build from old catalogues would show message ids instead of words.
 */
export async function extractMessages(): Promise<string | null> {
  const before = catalogues();
  const { ok, output } = await runTool('lingui', ['extract', '--clean', '--overwrite']);
  if (!ok) return output.trim() || 'lingui extract failed';
  return catalogues() === before ? null : 'locales/*.po were not up to date. They are now: commit them.';
}
