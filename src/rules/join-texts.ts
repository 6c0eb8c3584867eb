/** Languages whose sentences end in a full-width dot without a following space. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh-CN']);

/** Separators of the languages that do not use `, `. */
const NAME_GAPS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-CN': '、' };

const IS_ENDED = /[.!?:。！？：؟۔]$/;

/** A list of texts as a language writes it: `Serif, Slab` in English, `Serif、Slab` in Japanese. */
export function formatList(locale: string, texts: readonly string[]): string {
  return new Intl.ListFormat(locale === 'ka' ? 'en' : locale, {
    type: 'conjunction',
    style: 'narrow',
  }).format(texts);
}

/** Joins names without an `and`, e.g. a product and its chosen options. */
export const joinNames = (locale: string, names: readonly string[]): string =>
  names.join(NAME_GAPS[locale] ?? ', ');

/** Joins sentences; all but the last get the language's full stop unless they already end in punctuation. */
export function joinSentences(locale: string, sentences: readonly string[]): string {
  const [dot, gap] = WITHOUT_SPACES.has(locale) ? ['。', ''] : ['.', ' '];
  return sentences
    .map((said, index) => (index === sentences.length - 1 || IS_ENDED.test(said) ? said : `${said}${dot}`))
    .join(gap);
}
