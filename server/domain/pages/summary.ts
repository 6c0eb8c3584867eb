import { decodeHTML } from 'entities';
import type { PageNode } from './page-manager.ts';

/** How long a description of a page is that nobody has written, characters. */
const LENGTH = 160;

/** Plain text of HTML, for descriptions: the first `limit` characters up to a whole word. */
export function summaryOf(html: string, limit = LENGTH): string {
  const text = decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

/** The text among the settings of a block, HTML; '' where there is none. */
const htmlIn = (settings: unknown): string =>
  typeof settings === 'object' && settings !== null && 'html' in settings ? String(settings.html) : '';

/**
 * What a page says, as far as it is needed to describe it: the first text of its blocks.
 * @param words the settings of a block or a widget as their reader has them
 * @returns HTML; '' where it says nothing
 */
export async function firstText(
  page: Pick<PageNode, 'rows' | 'contents'>,
  words: {
    block: (id: number, settings: unknown) => unknown;
    widget: (id: number, settings: unknown) => unknown;
  },
): Promise<string> {
  const blocks = (await page.contents()).map(({ id, settings }) => words.block(id, settings));
  const widgets = (await page.rows())
    .flatMap((row) => row.blocks)
    .flatMap((block) => block.widgets)
    .map(({ id, templatevar }) => words.widget(id, templatevar));
  return [...blocks, ...widgets].map(htmlIn).find((html) => summaryOf(html) !== '') ?? '';
}
