import type { Generated } from 'kysely';

export interface TranslationRow {
  id: Generated<number>;
  /** The public model of the text, or `setting`. */
  model: string;
  /** Id of the model's entry; 0 of settings. */
  entry: number;
  /** Which of its texts; of a block's settings `variables.heading`. */
  field: string;
  locale: string;
  /** What it says in that language; HTML where the English is. */
  words: string;
  /** The English that it says; null: not known. */
  english: string | null;
}

export interface TranslationsTables {
  translations: TranslationRow;
}
