import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { translationAreaValues } from '../../generated/contract-rules.ts';
import type { Locale, TextState, TranslationArea } from '../../generated/contract-rules.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { invalidAt, notFound, refused, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { cleanHtml } from '../../lib/clean-html.ts';
import { readModelTexts, readOwnerTexts, textIdOf } from './owner-texts.ts';
import type { OwnerText } from './owner-texts.ts';
import {
  deleteTranslation,
  findTranslation,
  listTranslations,
  writeTranslation,
} from './translation-store.ts';
import type { TranslationKey } from './translation-store.ts';

/** One of the owner's texts with its translation into one language. */
export interface TranslatedText extends OwnerText {
  /** '' while untranslated. */
  translation: string;
  /** The English that was translated, if it has changed since; null otherwise. */
  before: string | null;
  state: TextState;
}

/** Which texts are listed; null for all. */
interface TextFilter {
  locale: Locale;
  area: TranslationArea;
  state: TextState | null;
  id: string | null;
}

/** A translation to be saved. */
export interface WrittenTranslation extends TranslationKey {
  translation: string;
  /** The English it translates. */
  english: string;
  /** The translation when editing began, '' for none, for conflict detection; null skips it. */
  seen: string | null;
}

const LINE_LENGTH = 500;
const SHOWN_LENGTH = 200;

/** Lines lose markup and line breaks; HTML is sanitised like its English. */
const cleaned = (translation: string, { isHtml }: OwnerText) =>
  isHtml
    ? cleanHtml(translation.trim())
    : translation
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim();

/** Lets the owner translate their texts. */
export class TranslationEditor {
  readonly #database: Database;
  readonly #texts: ReadonlyMap<TranslationArea, () => Promise<OwnerText[]>>;

  constructor({ database, contentVersion }: { database: Database; contentVersion: () => Promise<number> }) {
    this.#database = database;
    this.#texts = new Map(
      translationAreaValues.map((area) => [
        area,
        cachedPerContentVersion(contentVersion, () => readOwnerTexts(database, area)),
      ]),
    );
  }

  /** Returns the texts of an area, only those in `state` and that with the `id` if given. */
  async list(
    { locale, area, state, id }: TextFilter,
    { limit, offset }: ListRange,
  ): Promise<Listed<TranslatedText>> {
    const all = await this.#translated(locale, (await this.#texts.get(area)?.()) ?? []);
    const wanted = all.filter(
      (text) => (state === null || text.state === state) && (id === null || textIdOf(text) === id),
    );
    return { data: wanted.slice(offset, offset + limit), total: wanted.length };
  }

  /** Returns all texts of the shop in a language, for translation elsewhere. */
  async all(locale: Locale): Promise<TranslatedText[]> {
    const texts: OwnerText[] = [];
    for (const read of this.#texts.values()) texts.push(...(await read()));
    return this.#translated(locale, texts);
  }

  /**
   * Stores a translation, or deletes it if `translation` is blank. Refusals: 404 ENTRY_NOT_FOUND, 409
   * TRANSLATION_CHANGED if someone else has changed it in the meantime, 422 FIELD_VALUE_UNKNOWN at `locale`
   * for English, FIELD_TOO_LONG at `translation`.
   */
  save(given: WrittenTranslation): Promise<Outcome<TranslatedText>> {
    return transactionOutcome(() =>
      writeContent(this.#database, async (transaction) => {
        const { locale, english, seen } = given;
        if (locale === 'en') rollBack(invalidAt('locale', refusalText('FIELD_VALUE_UNKNOWN')).refusal);
        const known = await readModelTexts(transaction, given.model);
        const text = known.find((one) => textIdOf(one) === textIdOf(given));
        if (!text) return rollBack(notFound('ENTRY_NOT_FOUND').refusal);
        const translation = cleaned(given.translation, text);
        if (!text.isHtml && translation.length > LINE_LENGTH)
          rollBack(invalidAt('translation', refusalText('FIELD_TOO_LONG', { limit: LINE_LENGTH })).refusal);
        const present = (await findTranslation(transaction, given))?.translation ?? '';
        if (seen !== null && present !== seen && present !== translation)
          rollBack(
            refused(409, refusalText('TRANSLATION_CHANGED', { translation: present.slice(0, SHOWN_LENGTH) }))
              .refusal,
          );
        const key = { locale, model: text.model, entry: text.entry, field: text.field };
        if (translation === '') await deleteTranslation(transaction, key);
        else await writeTranslation(transaction, { ...key, translation, english });
        return translatedText(text, translation === '' ? undefined : { translation, english });
      }),
    );
  }

  async #translated(locale: Locale, texts: readonly OwnerText[]): Promise<TranslatedText[]> {
    const rows = await listTranslations(this.#database, locale);
    const known = new Map(rows.map((row) => [textIdOf(row), row]));
    return texts.map((text) => translatedText(text, known.get(textIdOf(text))));
  }
}

function translatedText(
  text: OwnerText,
  row: { translation: string; english: string | null } | undefined,
): TranslatedText {
  if (!row) return { ...text, translation: '', before: null, state: 'missing' };
  const isStale = row.english !== null && row.english !== text.english;
  return {
    ...text,
    translation: row.translation,
    before: isStale ? row.english : null,
    state: isStale ? 'stale' : 'done',
  };
}
