import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Where a table holds the reference to a picture by itself. */
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

/** Where references stand among the settings of widgets, as JSON. */
const SETTINGS = [
  ['page_contents', 'variables'],
  ['page_widgets', 'templatevar'],
] as const;

/**
 * Lets every row that refers to one picture refer to another.
 * @returns in how many places that was
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
