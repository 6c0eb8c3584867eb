import { escapeHtml } from '../../lib/html.ts';

function inline(text: string): string {
  return (
    escapeHtml(text)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/\[([^\]]+)\]\((https?:[^)\s]+|\/[^)\s]*)\)/g, '<a href="$2">$1</a>')
      // Files of the source are nowhere on the site.
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/&lt;(https?:[^&\s]+)&gt;/g, '<a href="$1">$1</a>')
  );
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function table(lines: string[]): string {
  const [head = '', , ...body] = lines;
  const titles = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const rows = body.map(
    (line) =>
      `<tr>${cells(line)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  return `<table><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function list(lines: string[], element: 'ul' | 'ol'): string {
  const items = lines.map((line) => `<li>${inline(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''))}</li>`);
  return `<${element}>${items.join('')}</${element}>`;
}

function part(text: string): string {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{1,4})\s+(.*)$/.exec(first);
  if (heading) {
    const element = `h${Math.max(2, heading[1]?.length ?? 2)}`;
    const rest = lines.slice(1).join('\n').trim();
    return `<${element}>${inline(heading[2] ?? '')}</${element}>${rest === '' ? '' : part(rest)}`;
  }
  if (first.startsWith('```')) return `<pre><code>${escapeHtml(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (first.startsWith('|')) return table(lines);
  if (/^[-*]\s/.test(first)) return list(lines, 'ul');
  if (/^\d+\.\s/.test(first)) return list(lines, 'ol');
  return `<p>${inline(lines.join(' '))}</p>`;
}

/**
 * The HTML of the Markdown that our own documents use: headings, paragraphs, fenced code, tables, flat lists, code,
 * bold and links.
 */
export function markdownAsHtml(markdown: string): string {
  const parts = markdown.match(/^```[\s\S]*?^```$|(?:^(?!```).+\n?)+/gm) ?? [];
  return parts.map((text) => part(text.trim())).join('\n');
}
