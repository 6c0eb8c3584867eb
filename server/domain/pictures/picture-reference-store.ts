import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';

/** Columns that hold a picture reference. */
const COLUMNS = [
  ['groups', 'image_hash'],
  ['videos', 'slate_hash'],
  ['products', 'size_chart_hash'],
  ['product_photos', 'hash'],
  ['page_contents', 'background_image_hash'],
  ['slides', 'image_hash'],
  ['testimonials', 'image_hash'],
  ['voucher_themes', 'image_hash'],
  ['people', 'photo_hash'],
  ['photos', 'image_hash'],
] as const;

/** Columns of JSON widget settings that may contain picture references. */
const SETTINGS = [
  ['page_contents', 'variables'],
  ['page_widgets', 'templatevar'],
] as const;

/**
 * Replaces every reference to one picture by another.
 * @returns the number of rows changed
 */
export async function replaceReferences(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
): Promise<number> {
  let places = 0;
  for (const [table, column] of COLUMNS) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from}`.execute(transaction);
    places += Number(numAffectedRows ?? 0);
  }
  const [quoted, instead] = [from, to].map((reference) => JSON.stringify(reference));
  for (const [table, column] of SETTINGS) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${quoted}, ${instead})
      where ${sql.ref(column)} like ${`%${quoted}%`}`.execute(transaction);
    places += Number(numAffectedRows ?? 0);
  }
  return places;
}

/** Whether any row refers to a picture. */
export async function isReferredTo(database: Database, reference: string): Promise<boolean> {
  for (const [table, column] of COLUMNS) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${reference} limit 1`.execute(database);
    if (rows.length > 0) return true;
  }
  for (const [table, column] of SETTINGS) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)}
      where replace(${sql.ref(column)}, ${JSON.stringify(reference)}, '') <> ${sql.ref(column)}
      limit 1`.execute(database);
    if (rows.length > 0) return true;
  }
  return false;
}
