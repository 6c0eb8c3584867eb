/** An element whose only content is a text marked as English (`server/wire/translated.ts`). */
const ENGLISH = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>(\u2068[^<\u2068\u2069]*\u2069)<\/\1>/g;

/** Adds `lang` to each such element, as the page's script does later (`mark-english.ts`). */
export function withEnglishMarked(html: string): string {
  // English pages, and wholly translated ones, have none.
  if (!html.includes('\u2068')) return html;
  return html.replace(ENGLISH, (element, name: string, attributes: string, text: string) =>
    / lang="/.test(attributes) ? element : `<${name}${attributes} lang="en">${text}</${name}>`,
  );
}
