import { Marked } from 'marked';
import type { RendererObject, Tokens } from 'marked';
import { escapeHtml } from '../lib/html.ts';

const HEADING_ID = /\s*\{#([\w-]+)\}$/;
/** Pages have their own `h1`. */
const TOP_HEADING = 2;

const renderer: RendererObject = {
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens);
    const [, id] = HEADING_ID.exec(text) ?? [];
    const element = `h${Math.max(TOP_HEADING, depth)}`;
    const attribute = id === undefined ? '' : ` id="${id}"`;
    return `<${element}${attribute}>${text.replace(HEADING_ID, '')}</${element}>\n`;
  },
  /** Source files are not on the site, so links to them become plain text. */
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens);
    return /^(https?:|\/)/.test(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
  },
  html(token) {
    const text = escapeHtml(token.text.trim());
    return 'block' in token && token.block ? `<p>${text}</p>\n` : text;
  },
  code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>\n`,
  /** A bold first cell becomes the heading of its row. */
  table({ header, rows }: Tokens.Table) {
    const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
    const titles = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
    const body = rows.map((row) => {
      const cells = row.map((cell, index) => {
        const [only, ...others] = cell.tokens;
        return index === 0 && only?.type === 'strong' && others.length === 0
          ? `<th scope="row">${this.parser.parseInline(only.tokens ?? [])}</th>`
          : `<td>${inline(cell)}</td>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    });
    return `<table><thead><tr>${titles}</tr></thead><tbody>${body.join('')}</tbody></table>\n`;
  },
};

const marked = new Marked({ renderer });

/**
 * Converts Markdown of our own texts to HTML. HTML in it is escaped; `## Returns {#returns}` gives a heading
 * an id.
 */
export const markdownAsHtml = (markdown: string): string => marked.parse(markdown, { async: false }).trim();
