import type { Generated } from 'kysely';

export interface TranslationRow {
  id: Generated<number>;
  /** The public model of the text, or `setting`. */
  model: string;
  /** Id of the model's entry; 0 for settings. */
  entry: number;
  /** The translated field; for a block's settings e.g. `variables.heading`. */
  field: string;
  locale: string;
  /** The translation; HTML if the English is. */
  translation: string;
  /** The English it translates; null if unknown. */
  english: string | null;
}

export interface TranslationsTables {
  translations: TranslationRow;
}
