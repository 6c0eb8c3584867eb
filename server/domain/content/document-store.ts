import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DocumentRow } from '../../db/tables/documents-tables.ts';

export function findDocument(database: Database, id: string): Promise<Selectable<DocumentRow> | undefined> {
  return database.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
}
