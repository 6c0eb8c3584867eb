import { columns, withId } from '../columns.ts';
import { watchContent } from '../watch-content.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Translations of the owner's texts: one row per text and language. */
export const translationsMigration: SchemaMigration = {
  name: '042-translations',
  async up(database, engine) {
    await withId(database.schema.createTable('translations'), engine)
      .addColumn('model', ...columns.text)
      .addColumn('entry', ...columns.integer)
      .addColumn('field', ...columns.text)
      .addColumn('locale', ...columns.text)
      .addColumn('words', ...columns.text)
      .addUniqueConstraint('translations_key', ['locale', 'model', 'entry', 'field'])
      .execute();
    await watchContent(database, engine, [{ name: 'translations' }]);
  },
};
