import { decodeHTML } from 'entities';
import type { PageNode } from './page-manager.ts';

/** Maximum length (characters) of a generated page description. */
const LENGTH = 160;

/** Converts HTML to a plain-text description: at most `limit` characters, cut at a word boundary. */
export function summaryOf(html: string, limit = LENGTH): string {
  const text = decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

/** Returns the HTML in a block's settings; '' if there is none. */
const htmlIn = (settings: unknown): string =>
  typeof settings === 'object' && settings !== null && 'html' in settings ? String(settings.html) : '';

/**
 * Returns the first text among a page's blocks and widgets, from which to describe it.
 * @param words translates the settings of a block or a widget for the reader
 * @returns HTML; '' if there is none
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
