const LENGTH = 155;

/** The entities that occur in sanitised HTML. */
const ESCAPES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The beginning of HTML as plain text, for search engines. */
export function excerpt(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_escape, name: string) => ESCAPES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH).trimEnd()}…`;
}
