import { sql } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Users' choices about mails of news and offers; agreement given with an order counts as one (A13). */
export const marketingChoicesMigration: SchemaMigration = {
  name: '021-marketing-choices',
  async up(database, engine) {
    await withId(database.schema.createTable('marketing_choices'), engine)
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('opted_in', ...columns.flag)
      .addColumn('text', ...columns.text)
      .addColumn('chosen_at', ...columns.text)
      .execute();
    await database.schema
      .createIndex('marketing_choices_user')
      .on('marketing_choices')
      .column('user_id')
      .execute();
    await sql`insert into marketing_choices (user_id, opted_in, text, chosen_at)
      select user_id, 1, coalesce(marketing_text, ''), marketing_at from orders
      where marketing_opt_in = 1 and marketing_at is not null order by id`.execute(database);
  },
};
