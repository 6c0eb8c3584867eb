/** Languages whose sentences end in a full-width dot without a following space. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh-CN']);

const IS_ENDED = /[.!?:。！？：؟۔]$/;

/** A list of texts as a language writes it: `Serif, Slab` in English, `Serif、Slab` in Japanese. */
export function listInWords(locale: string, words: readonly string[]): string {
  return new Intl.ListFormat(locale === 'ka' ? 'en' : locale, {
    type: 'conjunction',
    style: 'narrow',
  }).format(words);
}

/** Joins sentences, adding the language's full stop to all but the last that lack punctuation. */
export function sentencesInWords(locale: string, sentences: readonly string[]): string {
  const [dot, gap] = WITHOUT_SPACES.has(locale) ? ['。', ''] : ['.', ' '];
  return sentences
    .map((said, index) => (index === sentences.length - 1 || IS_ENDED.test(said) ? said : `${said}${dot}`))
    .join(gap);
}
