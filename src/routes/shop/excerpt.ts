const LENGTH = 155;

/** The first words of HTML as plain text, for search engines. */
export function excerpt(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH).trimEnd()}…`;
}
