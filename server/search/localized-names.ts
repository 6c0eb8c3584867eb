import type { Translations } from '../domain/translations/translation-manager.ts';

/** What is looked through of each entry, the telling first. */
interface Sought {
  model: string;
  fields: readonly string[];
  ids: readonly number[];
}

const MAX_WORDS = 8;
/** Words of fewer letters say nothing, but where a letter is a word. */
const MIN_LETTERS = 3;
const WRITES_WORDS_IN_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** One form for upper and lower case, with accents and without. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Its accents must go before words are told apart, or each of them would end one. */
const wordsIn = (query: string) =>
  folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_LETTERS || WRITES_WORDS_IN_LETTERS.test(word))
    .slice(0, MAX_WORDS);

/**
 * Finds what the owner's translations call so, wherever the words stand: in German a name is part of a longer word, in
 * Japanese nothing parts words. Best first: whose first field has all of them.
 */
export function idsByLocalizedName(
  translations: Translations,
  { model, fields, ids }: Sought,
  query: string,
): number[] {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  const found = ids.flatMap((id) => {
    let text = '';
    for (const [place, field] of fields.entries()) {
      text += ` ${folded(translations.find(model, id, field) ?? '')}`;
      if (words.every((word) => text.includes(word))) return [{ id, place }];
    }
    return [];
  });
  return found.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}
