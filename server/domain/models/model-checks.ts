import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { invalid, refused, rollBack } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import type { ColumnValue, ModelDescription } from './model-description.ts';
import { filterExistingIds, findEntry, isTaken, isUsed } from './model-store.ts';
import type { ModelRow } from './model-store.ts';
import { hasChildren } from './model-tree.ts';
import { models } from './models.ts';

interface WantedRow {
  description: ModelDescription;
  /** The submitted fields. */
  data: Readonly<Record<string, unknown>>;
  /** The row as it will be. */
  row: Readonly<Record<string, ColumnValue>>;
  /** The current row; null for a new one. */
  current: ModelRow | null;
  unknownPictures: readonly string[];
}

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** Returns the fields that refer to entries that do not exist. */
async function lostReferences(
  transaction: Transaction<Tables>,
  { description, data }: WantedRow,
): Promise<string[]> {
  const { fields, joins = {} } = description;
  const lost: string[] = [];
  for (const [field, { refersTo }] of [...Object.entries(fields), ...Object.entries(joins)]) {
    if (!refersTo) continue;
    const ids = idsIn(data[field]);
    const known = await filterExistingIds(transaction, models[refersTo], ids.filter(isRowId));
    if (ids.some((id) => !known.has(id))) lost.push(field);
  }
  return lost;
}

async function placesOfUse(
  transaction: Transaction<Tables>,
  { uses = [] }: ModelDescription,
  id: number,
): Promise<Set<string>> {
  const places = new Set<string>();
  for (const use of uses) if (await isUsed(transaction, use, id)) places.add(use.name);
  return places;
}

/** Whether a part that something refers to would get another owner. */
async function isMovedInUse(
  transaction: Transaction<Tables>,
  { description, row, current }: WantedRow,
): Promise<boolean> {
  const owner = description.fields[description.partOf ?? ''];
  if (!owner || current === null || row[owner.column] === current[owner.column]) return false;
  return (await placesOfUse(transaction, description, current.id)).size > 0;
}

function refuseProblems(problems: FieldRefusals): void {
  if (Object.keys(problems).length > 0) rollBack(invalid(refusalText('VALIDATION_FAILED'), problems).refusal);
}

/** Rolls back with 422 VALIDATION_FAILED and the problems by field. */
export async function checkRow(transaction: Transaction<Tables>, wanted: WantedRow): Promise<void> {
  const { description, row, current, unknownPictures } = wanted;
  const id = current?.id ?? null;
  const problems: Record<string, RefusalText> = {};
  for (const field of unknownPictures)
    problems[field] = refusalText('PICTURE_UNKNOWN', { name: String(wanted.data[field]) });
  for (const field of await lostReferences(transaction, wanted))
    problems[field] = refusalText('FIELD_REFERENCE');
  for (const { field, columns } of description.unique ?? []) {
    const same = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
    if (await isTaken(transaction, description, same, id)) problems[field] = refusalText('FIELD_TAKEN');
  }
  if (description.partOf !== undefined && (await isMovedInUse(transaction, wanted)))
    problems[description.partOf] = refusalText('FIELD_FIXED');
  Object.assign(problems, await description.check?.(transaction, row, id));
  refuseProblems(problems);
}

/** Checks the stored lists of an entry; rolls back with 422 VALIDATION_FAILED and the problems by field. */
export async function checkJoins(
  transaction: Transaction<Tables>,
  description: ModelDescription,
  id: number,
): Promise<void> {
  const row = description.checkJoins && (await findEntry(transaction, description, id));
  if (row) refuseProblems((await description.checkJoins?.(transaction, row, id)) ?? {});
}

/** Checks a disabled row like one to be written: entries saved in the meantime were checked without it. */
export async function checkStoredRow(
  transaction: Transaction<Tables>,
  description: ModelDescription,
  current: ModelRow,
): Promise<void> {
  await checkRow(transaction, { description, data: {}, row: current, current, unknownPictures: [] });
  await checkJoins(transaction, description, current.id);
}

/** Rolls back with 409 MODEL_IN_USE and the places that refer to the entry. */
export async function refuseIfUsed(
  transaction: Transaction<Tables>,
  description: ModelDescription,
  id: number,
): Promise<void> {
  const places = await placesOfUse(transaction, description, id);
  if (description.tree && (await hasChildren(transaction, id))) places.add('groups');
  if (places.size > 0) {
    const details = [...places].map((place) => refusalText('MODEL_USED_BY', { place }));
    rollBack(refused(409, { ...refusalText('MODEL_IN_USE'), details }).refusal);
  }
}
