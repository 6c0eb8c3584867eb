import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Model } from '../../generated/contract-rules.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';

/** A value as both database engines store it. */
export type ColumnValue = string | number | null;

/** How a field of a model's input is stored in a column of its table. */
export interface ModelColumn {
  column: string;
  /**
   * `text` and `number` unchanged; `html` and `link` too, sanitised on reading; `flag` as 0 or 1; `money`
   * dollars as cents; `json` as text; `settings` likewise, of a widget, sanitised on reading; `picture` a
   * reference to an original.
   */
  kind: 'text' | 'html' | 'link' | 'number' | 'flag' | 'money' | 'json' | 'settings' | 'picture';
  /** What a blank field is stored as; `last` for the position after all others. */
  blank: ColumnValue | 'last';
  /** The model whose id it holds. */
  refersTo?: Model;
}

/** A list of ids in a table of its own. */
export interface ModelJoin {
  table: keyof Tables & string;
  own: string;
  other: string;
  refersTo: Model;
  /** Whether the order of the ids is stored. */
  ordered: boolean;
}

/**
 * Where an entry may be referred to: rows of `table` whose `column` is its `id`, or one found by `through`.
 */
export interface ModelUse {
  table: keyof Tables & string;
  column: string;
  /** Rows of the entry that are referred to instead of the entry itself. */
  through?: { table: keyof Tables & string; owner: string };
  /** Names the referring entries to the administrator. */
  name: string;
}

/** Describes a public model for the generic calls (A32). Its fields are those of its input. */
export interface ModelDescription<Fields extends string = string> {
  table: keyof Tables & string;
  /** The input of `models.graphql` that `data` is validated against. */
  input: string;
  fields: Record<Fields, ModelColumn>;
  joins?: Record<string, ModelJoin>;
  /** Columns whose combination must be unique, and the field at which a violation is reported. */
  unique?: { field: string; columns: readonly string[] }[];
  /**
   * The field referring to the owner: an entry is shown only with its owner, and changing it changes the
   * owner.
   */
  partOf?: string;
  /** The column that hides an entry, and its value while shown; null if it is shown with its owner. */
  shown: { column: string; value: 0 | 1 } | null;
  /** The column marking content written by an administrator (A69). */
  trusted?: string;
  /** For a model with `settings`: the column naming their widget. */
  typeColumn?: string;
  /** Normalises a row to be written, before it is checked. */
  normalise?: (row: Record<string, ColumnValue>) => Record<string, ColumnValue>;
  stamps?: readonly ('created_at' | 'updated_at')[];
  uses?: readonly ModelUse[];
  /** Where `addPhoto` stores a picture: in a field of the entry, or in a new entry of a part. */
  photo?: { field: string } | { part: Model; owner: string; field: string };
  /** For a model that is a tree. */
  tree?: 'groups';
  /** Checks what the fields cannot express, before anything is written. */
  check?: (
    transaction: Transaction<Tables>,
    row: Readonly<Record<string, ColumnValue>>,
    id: number | null,
  ) => Promise<FieldRefusals | null>;
  /** Checks the lists of an entry, after they or its owner were written. */
  checkJoins?: (
    transaction: Transaction<Tables>,
    row: Readonly<Record<string, ColumnValue>>,
    id: number,
  ) => Promise<FieldRefusals | null>;
}

type Column = (column: string) => ModelColumn;

/** Never null: '' when blank. */
export const text: Column = (column) => ({ column, kind: 'text', blank: '' });
/** Null when blank. */
export const optional: Column = (column) => ({ column, kind: 'text', blank: null });
export const html: Column = (column) => ({ column, kind: 'html', blank: '' });
export const link: Column = (column) => ({ column, kind: 'link', blank: '' });
export const optionalLink: Column = (column) => ({ column, kind: 'link', blank: null });
export const picture: Column = (column) => ({ column, kind: 'picture', blank: null });
export const flag = (column: string, blank: 0 | 1 = 0): ModelColumn => ({ column, kind: 'flag', blank });
/** In dollars, stored as cents. */
export const money = (column: string, blank: 0 | null): ModelColumn => ({ column, kind: 'money', blank });
export const number = (column: string, blank: number | null): ModelColumn => ({
  column,
  kind: 'number',
  blank,
});
export const json = (column: string, blank: string | null): ModelColumn => ({ column, kind: 'json', blank });
export const settings: Column = (column) => ({ column, kind: 'settings', blank: '{}' });
/** Position among its siblings; last if not given. */
export const position: ModelColumn = { column: 'sort_order', kind: 'number', blank: 'last' };
export const reference = (column: string, refersTo: Model): ModelColumn => ({
  column,
  kind: 'number',
  blank: null,
  refersTo,
});

export const enabled = { column: 'enabled', value: 1 } as const;

type Unjoined<Input, Joins> = Exclude<keyof Input, keyof Joins> & string;

/** Creates a description whose fields are exactly those of an input; missing or extra ones do not compile. */
export const describe =
  <Input>() =>
  <const Joins extends Record<string, ModelJoin> = Record<never, never>>(
    description: Omit<ModelDescription, 'fields' | 'joins'> & {
      fields: { [Field in Unjoined<Input, Joins>]: ModelColumn };
      joins?: Joins;
    },
  ): ModelDescription =>
    description;
