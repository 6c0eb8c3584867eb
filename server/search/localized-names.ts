import type { Translations } from '../domain/translations/translation-manager.ts';

/** The entries to search, and their fields, the most significant first. */
interface Sought {
  model: string;
  fields: readonly string[];
  ids: readonly number[];
}

const MAX_WORDS = 8;
/** Minimum length of a word, except in scripts where a single character can be one. */
const MIN_LETTERS = 3;
const WRITES_WORDS_IN_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Normalises case and accents. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Removes accents before splitting, as each would otherwise end a word. */
const wordsIn = (query: string) =>
  folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_LETTERS || WRITES_WORDS_IN_LETTERS.test(word))
    .slice(0, MAX_WORDS);

/**
 * Finds entries by their translated texts, anywhere in them: in German a name may be part of a longer word,
 * in Japanese nothing separates words. Best first: those with all words in the first field.
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
