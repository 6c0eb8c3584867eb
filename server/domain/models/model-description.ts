import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Model } from '../../generated/contract-rules.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';

/** A value as both engines keep it. */
export type Kept = string | number | null;

/** How a field of a model's input is kept in a column of its table. */
export interface ModelColumn {
  column: string;
  /**
   * `text` and `number` as they are; `html` and `link` too, cleaned when they are read; `flag` 0 or 1; `money` dollars
   * as cents; `json` as text; `settings` the same, of a widget, cleaned when they are read; `picture` a reference to an
   * original.
   */
  kind: 'text' | 'html' | 'link' | 'number' | 'flag' | 'money' | 'json' | 'settings' | 'picture';
  /** What a blank field is kept as; `last`: behind all others. */
  blank: Kept | 'last';
  /** The model whose id it holds. */
  refersTo?: Model;
}

/** A list of ids, in order, in a table of its own. */
export interface ModelJoin {
  table: keyof Tables & string;
  own: string;
  other: string;
  refersTo: Model;
  /** Whether the order of the ids is kept. */
  ordered: boolean;
}

/** Where an entry may be referred to: rows of `table` whose `column` is its `id`, or what `ids` finds. */
export interface ModelUse {
  table: keyof Tables & string;
  column: string;
  /** What is referred to of the entry; its id unless told. */
  through?: { table: keyof Tables & string; owner: string };
  /** For the administrator: what refers to it. */
  name: string;
}

/** A public model, once: what the generic calls need to know of it (A32). Its fields are those of its input. */
export interface ModelDescription<Fields extends string = string> {
  table: keyof Tables & string;
  /** The input of `models.graphql` that `data` is checked against. */
  input: string;
  fields: Record<Fields, ModelColumn>;
  joins?: Record<string, ModelJoin>;
  /** Columns that say which entry is meant, so that no two may have the same; by the field that is told. */
  unique?: { field: string; columns: readonly string[] }[];
  /** What it is a part of: shown only while that is, and its change is a change of that. */
  partOf?: string;
  /** The column that hides an entry, and what it holds while the entry is shown; null: it goes with what it is part of. */
  shown: { column: string; value: 0 | 1 } | null;
  /** What an administrator's mark on it is kept in (A69). */
  trusted?: string;
  /** Of a model with `settings`: what says which widget they are of. */
  typeColumn?: string;
  /** Brings what is to be written of a row into its one spelling before it is looked at. */
  normalise?: (row: Record<string, Kept>) => Record<string, Kept>;
  stamps?: readonly ('created_at' | 'updated_at')[];
  uses?: readonly ModelUse[];
  /** Where `addPhoto` puts a picture: a field of its own, or a new entry of a part. */
  photo?: { field: string } | { part: Model; owner: string; field: string };
  /** Of a model that is a tree. */
  tree?: 'groups';
  /** What the fields cannot say by themselves; looked at before anything is written. */
  check?: (
    transaction: Transaction<Tables>,
    row: Readonly<Record<string, Kept>>,
    id: number | null,
  ) => Promise<FieldRefusals | null>;
}

type Column = (column: string) => ModelColumn;

/** Never null: a blank one is ''. */
export const text: Column = (column) => ({ column, kind: 'text', blank: '' });
/** A blank one is null. */
export const optional: Column = (column) => ({ column, kind: 'text', blank: null });
export const html: Column = (column) => ({ column, kind: 'html', blank: '' });
export const link: Column = (column) => ({ column, kind: 'link', blank: '' });
export const optionalLink: Column = (column) => ({ column, kind: 'link', blank: null });
export const picture: Column = (column) => ({ column, kind: 'picture', blank: null });
export const flag = (column: string, blank: 0 | 1 = 0): ModelColumn => ({ column, kind: 'flag', blank });
/** Of cents, told in dollars. */
export const money = (column: string, blank: 0 | null): ModelColumn => ({ column, kind: 'money', blank });
export const number = (column: string, blank: number | null): ModelColumn => ({
  column,
  kind: 'number',
  blank,
});
export const json = (column: string, blank: string | null): ModelColumn => ({ column, kind: 'json', blank });
export const settings: Column = (column) => ({ column, kind: 'settings', blank: '{}' });
/** Where it stands among its like; who does not say stands last. */
export const position: ModelColumn = { column: 'sort_order', kind: 'number', blank: 'last' };
export const reference = (column: string, refersTo: Model): ModelColumn => ({
  column,
  kind: 'number',
  blank: null,
  refersTo,
});

export const enabled = { column: 'enabled', value: 1 } as const;

type Unjoined<Input, Joins> = Exclude<keyof Input, keyof Joins> & string;

/** A description whose fields are exactly those of an input: what is missing or too much does not compile. */
export const describe =
  <Input>() =>
  <const Joins extends Record<string, ModelJoin> = Record<never, never>>(
    description: Omit<ModelDescription, 'fields' | 'joins'> & {
      fields: { [Field in Unjoined<Input, Joins>]: ModelColumn };
      joins?: Joins;
    },
  ): ModelDescription =>
    description;
