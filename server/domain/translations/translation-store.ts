import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { TranslationRow } from '../../db/tables/translations-tables.ts';

/** All that the owner has said in a language. */
export const readTranslations = (database: Database, locale: string): Promise<Selectable<TranslationRow>[]> =>
  database.selectFrom('translations').selectAll().where('locale', '=', locale).execute();
