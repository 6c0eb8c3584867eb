import { readFile } from 'node:fs/promises';
import { markdownAsHtml } from '../markdown.ts';
import { pageHeading, textBlock } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';
import { inProject } from '../../lib/project-folder.ts';

const FILE = inProject('README.md');

/** `/readme`: the project's README, which may be missing in an installation (A40). */
export async function readmePage(): Promise<PageSeed> {
  const markdown = await readFile(FILE, 'utf8').catch(() => '# Read me\n\nThere is no README here.');
  const [, heading = 'Read me', text = ''] = /^#\s+(.*)\n([\s\S]*)$/.exec(markdown) ?? [];
  return {
    slug: 'readme',
    url: '/readme',
    name: 'Read me',
    title: 'Read me',
    metaDescription: 'How to start, test and configure this shop.',
    listed: false,
    updatedAt: '2026-10-28T00:00:00.000Z',
    blocks: [pageHeading(heading), textBlock('README', markdownAsHtml(text))],
  };
}
