import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { SchemaMigration } from './schema-migration.ts';

const ofForm = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('forms.id').onDelete('cascade');

async function createEntities({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('people'), engine)
    .addColumn('first_name', ...columns.text)
    .addColumn('last_name', ...columns.text)
    .addColumn('title', ...columns.text)
    .addColumn('description', ...columns.text)
    .addColumn('photo_hash', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await withId(schema.createTable('faqs'), engine)
    .addColumn('name', ...columns.text)
    .addColumn('content', ...columns.text)
    .addColumn('group_slug', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('faqs_group').on('faqs').columns(['group_slug', 'sort_order']).execute();
  await withId(schema.createTable('photos'), engine)
    .addColumn('name', ...columns.text)
    .addColumn('description', ...columns.text)
    .addColumn('image_hash', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', ...columns.text)
    .addColumn('content_type', ...columns.text)
    .addColumn('content_base64', ...columns.text)
    .addColumn('created_at', ...columns.text)
    .execute();
  await schema
    .createTable('redirects')
    .addColumn('from_path', 'text', (column) => column.primaryKey())
    .addColumn('to_path', ...columns.text)
    .addColumn('created_at', ...columns.text)
    .execute();
}

async function createForms({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('forms'), engine)
    .addColumn('url', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('use_captcha', ...columns.flag)
    .addColumn('must_be_logged_on', ...columns.flag)
    .addColumn('cost_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('data', ...columns.text)
    .addColumn('enabled', ...columns.flagOn)
    .execute();
  await schema.createIndex('forms_url').on('forms').column('url').unique().execute();
  await withId(schema.createTable('form_questions'), engine)
    .addColumn('form_id', 'integer', ofForm)
    .addColumn('name', ...columns.text)
    .addColumn('label', ...columns.text)
    .addColumn('value', ...columns.text)
    .addColumn('required', ...columns.flag)
    .addColumn('field_type', ...columns.text)
    .addColumn('content', ...columns.text)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createIndex('form_questions_name')
    .on('form_questions')
    .columns(['form_id', 'name'])
    .unique()
    .execute();
}

async function createSubmissions({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('form_submissions'), engine)
    .addColumn('form_id', 'integer', ofForm)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('data', ...columns.text)
    .addColumn('url', ...columns.text)
    .addColumn('created_at', ...columns.text)
    .execute();
  await schema
    .createIndex('form_submissions_form')
    .on('form_submissions')
    .columns(['form_id', 'created_at'])
    .execute();
  await schema
    .createTable('form_checks_used')
    .addColumn('check_id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', ...columns.text)
    .execute();
}

/** People, questions, photos, documents, redirects; forms and their submissions. */
export const contentEntitiesMigration: SchemaMigration = {
  name: '007-content-entities',
  async up(database, engine) {
    await createEntities(database, engine);
    await createForms(database, engine);
    await createSubmissions(database, engine);
  },
};
