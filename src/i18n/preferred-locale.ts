/** Chinese that is written otherwise than ours. */
const TRADITIONAL = /^zh-(hant|hk|mo|tw)\b/i;

const languageOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/**
 * The first of the languages that a browser asks for (BCP 47, most wanted first) that the shop has: the very one, or
 * another region's.
 * @returns null where it has none of them
 */
export function preferredLocale<Name extends string>(
  wanted: readonly string[],
  shown: readonly Name[],
): Name | null {
  for (const tag of wanted) {
    if (TRADITIONAL.test(tag)) continue;
    const match =
      shown.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
      shown.find((locale) => languageOf(locale) === languageOf(tag));
    if (match !== undefined) return match;
  }
  return null;
}
