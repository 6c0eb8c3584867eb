import { fromFlag, fromJson, toFlag, toJson } from '../../db/columns.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import { toCents, toDollars } from '../../../src/rules/money.ts';
import { cleanHtml, cleanLink } from '../../lib/clean-html.ts';
import { servedSettings } from '../pages/inline-code.ts';
import { withPictures } from '../pages/setting-pictures.ts';
import type { ColumnValue, ModelColumn, ModelDescription } from './model-description.ts';
import type { ModelRow } from './model-store.ts';

/**
 * Converts a field of a validated input to its stored form; undefined if it names a picture the shop does not
 * have.
 */
export function toColumnValue(
  column: ModelColumn,
  value: unknown,
  images: ImageLibrary,
): ColumnValue | undefined {
  if (column.kind === 'flag') return toFlag(value === true);
  if (column.kind === 'money') return toCents(Number(value));
  if (column.kind === 'json' || column.kind === 'settings') return toJson(value);
  if (column.kind === 'picture') return images.referenceTo(String(value).replace(/^seed:/, '')) ?? undefined;
  return typeof value === 'number' ? value : String(value);
}

/** Converts a stored value back to that of the input. */
function fromColumnValue({ kind }: ModelColumn, stored: ColumnValue): unknown {
  if (stored === null) return null;
  if (kind === 'flag') return fromFlag(Number(stored));
  if (kind === 'money') return toDollars(Number(stored));
  return kind === 'json' || kind === 'settings' ? fromJson<unknown>(String(stored)) : stored;
}

/** Returns an entry's fields as stored, for an administrator to edit. */
export const storedFields = ({ fields }: ModelDescription, row: ModelRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, column]) => [
      field,
      fromColumnValue(column, row[column.column] ?? null),
    ]),
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
    const stored = row[column.column] ?? null;
    if (stored === null) return null;
    if (column.kind === 'html') return cleanHtml(String(stored));
    if (column.kind === 'link') return cleanLink(String(stored));
    if (column.kind === 'picture') return images.record(String(stored), { aspect: 'original', width: 1920 });
    if (column.kind !== 'settings') return fromColumnValue(column, stored);
    const widget = { type: String(row[typeColumn]), trusted: Number(row[trusted] ?? 0) };
    return withPictures(servedSettings({ ...widget, settings: fromColumnValue(column, stored) }), images);
  };
  return Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, shown(column)]));
}
