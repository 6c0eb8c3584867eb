import { fromFlag, fromJson, toFlag, toJson } from '../../db/columns.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import { toCents, toDollars } from '../../../src/rules/money.ts';
import { cleanHtml, cleanLink } from '../../lib/clean-html.ts';
import { servedSettings } from '../pages/inline-code.ts';
import { withPictures } from '../pages/setting-pictures.ts';
import type { Kept, ModelColumn, ModelDescription } from './model-description.ts';
import type { ModelRow } from './model-store.ts';

/**
 * Converts a field of a validated input to its stored form; undefined if it names a picture the shop does not
 * have.
 */
export function keptValue(column: ModelColumn, value: unknown, images: ImageLibrary): Kept | undefined {
  if (column.kind === 'flag') return toFlag(value === true);
  if (column.kind === 'money') return toCents(Number(value));
  if (column.kind === 'json' || column.kind === 'settings') return toJson(value);
  if (column.kind === 'picture') return images.referenceTo(String(value).replace(/^seed:/, '')) ?? undefined;
  return typeof value === 'number' ? value : String(value);
}

/** Converts a stored value back to that of the input. */
function storedValue({ kind }: ModelColumn, kept: Kept): unknown {
  if (kept === null) return null;
  if (kind === 'flag') return fromFlag(Number(kept));
  if (kind === 'money') return toDollars(Number(kept));
  return kind === 'json' || kind === 'settings' ? fromJson<unknown>(String(kept)) : kept;
}

/** Returns an entry's fields as stored, for an administrator to edit. */
export const storedFields = ({ fields }: ModelDescription, row: ModelRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, column]) => [field, storedValue(column, row[column.column] ?? null)]),
  );

/**
 * Returns an entry's fields safe for everyone: nothing in them runs, and pictures are records (A32, SEC-04).
 */
export function shownFields(
  description: ModelDescription,
  row: ModelRow,
  images: ImageLibrary,
): Record<string, unknown> {
  const { fields, typeColumn = '', trusted = '' } = description;
  const shown = (column: ModelColumn): unknown => {
    const kept = row[column.column] ?? null;
    if (kept === null) return null;
    if (column.kind === 'html') return cleanHtml(String(kept));
    if (column.kind === 'link') return cleanLink(String(kept));
    if (column.kind === 'picture') return images.record(String(kept), { aspect: 'original', width: 1920 });
    if (column.kind !== 'settings') return storedValue(column, kept);
    const stored = { type: String(row[typeColumn]), trusted: Number(row[trusted] ?? 0) };
    return withPictures(servedSettings({ ...stored, settings: storedValue(column, kept) }), images);
  };
  return Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, shown(column)]));
}
