const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');

/** Serialises an element; omits `null` attributes. `inside` must be XML already. */
export function element(
  name: string,
  attributes: Record<string, string | number | null>,
  inside: string | readonly string[] = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const content = typeof inside === 'string' ? inside : inside.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
