import type { BlockState } from '../../../src/rules/visibility.ts';
import { fromFlag, fromJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { RAW_CODE } from './inline-code.ts';

/** A raw_code widget in a row. */
export interface RawCodeWidget {
  settings: Record<string, unknown>;
  /** 1 if an administrator has saved it. */
  trusted: number;
}

/** A raw_code content block with the state that decides whether it is shown. */
export interface RawCodeBlock extends RawCodeWidget, BlockState {}

/** Tolerates anything an editor's mistake may have left in the settings. */
function settingsOf(json: string): Record<string, unknown> {
  const settings = fromJson<unknown>(json);
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}

/** Returns the raw_code content block with this id on an enabled page, unless it is deleted. */
export async function findRawBlock(database: Database, id: number): Promise<RawCodeBlock | null> {
  const row = await database
    .selectFrom('page_contents')
    .innerJoin('pages', 'pages.id', 'page_contents.page_id')
    .select([
      'page_contents.variables',
      'page_contents.trusted',
      'page_contents.hidden',
      'page_contents.editing',
      'page_contents.start_time',
      'page_contents.end_time',
    ])
    .where('page_contents.id', '=', id)
    .where('page_contents.template', '=', RAW_CODE)
    .where('page_contents.deleted', '=', 0)
    .where('pages.enabled', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const { variables, hidden, editing, ...state } = row;
  const flags = { hidden: fromFlag(hidden), editing: fromFlag(editing) };
  return { ...state, ...flags, settings: settingsOf(variables) };
}

/** Returns the raw_code widget with this id in a row, under the same conditions. */
export async function findRawWidget(database: Database, id: number): Promise<RawCodeWidget | null> {
  const row = await database
    .selectFrom('page_widgets')
    .innerJoin('page_blocks', 'page_blocks.id', 'page_widgets.block_id')
    .innerJoin('page_rows', 'page_rows.id', 'page_blocks.row_id')
    .innerJoin('pages', 'pages.id', 'page_rows.page_id')
    .select(['page_widgets.templatevar', 'page_widgets.trusted'])
    .where('page_widgets.id', '=', id)
    .where('page_widgets.type', '=', RAW_CODE)
    .where('page_blocks.deleted', '=', 0)
    .where('pages.enabled', '=', 1)
    .executeTakeFirst();
  return row ? { settings: settingsOf(row.templatevar), trusted: row.trusted } : null;
}
