const LENGTH = 155;

/** The escapes that cleaned HTML has left. */
const ESCAPES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The first words of HTML as plain text, for search engines. */
export function excerpt(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_escape, name: string) => ESCAPES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH).trimEnd()}…`;
}
