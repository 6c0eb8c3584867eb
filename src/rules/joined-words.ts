/** Languages whose sentences end in a full-width dot, with no space behind it. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh-CN']);

/** Languages that part names by a sign of their own. */
const NAME_GAPS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-CN': '、' };

const IS_ENDED = /[.!?:。！？：؟۔]$/;

/** Words one after the other as a language lists them: `Serif, Slab` in English, `Serif、Slab` in Japanese. */
export function listInWords(locale: string, words: readonly string[]): string {
  return new Intl.ListFormat(locale === 'ka' ? 'en' : locale, {
    type: 'conjunction',
    style: 'narrow',
  }).format(words);
}

/** Names one after the other without an `and`: a product and what was chosen of it. */
export const namesInWords = (locale: string, names: readonly string[]): string =>
  names.join(NAME_GAPS[locale] ?? ', ');

/** Sentences one after the other; one that something follows gets the dot of its language unless it has ended. */
export function sentencesInWords(locale: string, sentences: readonly string[]): string {
  const [dot, gap] = WITHOUT_SPACES.has(locale) ? ['。', ''] : ['.', ' '];
  return sentences
    .map((said, index) => (index === sentences.length - 1 || IS_ENDED.test(said) ? said : `${said}${dot}`))
    .join(gap);
}
