/** Traditional Chinese, which the shop lacks. */
const TRADITIONAL = /^zh-(hant|hk|mo|tw)\b/i;

const languageOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/**
 * The first language that a browser requests (BCP 47, most wanted first) and the shop has, possibly of
 * another region.
 * @returns `null` when it has none of them
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
