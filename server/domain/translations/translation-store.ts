import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { TranslationRow } from '../../db/tables/translations-tables.ts';

/** Identifies a text and a language. */
export type TranslationKey = Pick<Selectable<TranslationRow>, 'locale' | 'model' | 'entry' | 'field'>;

const UNIQUE = ['locale', 'model', 'entry', 'field'] as const;

/** Returns all translations into a language. */
export const listTranslations = (database: Database, locale: string): Promise<Selectable<TranslationRow>[]> =>
  database.selectFrom('translations').selectAll().where('locale', '=', locale).execute();

export const findTranslation = (database: Database, { locale, model, entry, field }: TranslationKey) =>
  database
    .selectFrom('translations')
    .select('translation')
    .where((row) => row.and({ locale, model, entry, field }))
    .executeTakeFirst();

/** Inserts or updates a translation. */
export async function writeTranslation(database: Database, row: Insertable<TranslationRow>): Promise<void> {
  const { translation, english } = row;
  await database
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(UNIQUE).doUpdateSet({ translation, english }))
    .execute();
}

export async function deleteTranslation(
  database: Database,
  { locale, model, entry, field }: TranslationKey,
): Promise<void> {
  await database
    .deleteFrom('translations')
    .where((row) => row.and({ locale, model, entry, field }))
    .execute();
}
