import type { ApolloClient } from '@apollo/client';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { getDotPath, safeParse } from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import type { PaginationLabels } from '../components/ui/Pagination.tsx';
import type { PageParams } from './page-params.ts';

/** What a widget is given beside its settings (PGR-16). */
export interface WidgetContext {
  id: number;
  /** What `id` counts: the content blocks of pages, or the widgets that stand in rows. */
  origin: 'content' | 'row';
  /** At most so many entries of a list, from `offset` on. */
  limit: number;
  offset: number;
  paginationLabels: PaginationLabels;
}

/** What a widget's preload works with. */
export interface WidgetLoading {
  client: ApolloClient;
  context: WidgetContext;
  place: PageParams;
}

interface WidgetDefinition<Schema extends GenericSchema> {
  /** The settings (`templatevar`); blanks are left out, defaults filled in and texts turned into numbers first. */
  schema: Schema;
  Component: ComponentType<{ settings: InferOutput<Schema>; context: WidgetContext }>;
  /** Fills the Apollo cache with what the component reads. */
  preload?: (settings: InferOutput<Schema>, loading: WidgetLoading) => Promise<unknown>;
  /**
   * Whether it shows the item that the URL names beyond the page (RT-23): without such a widget there is no such
   * URL.
   */
  handlesItem?: (settings: InferOutput<Schema>, loading: WidgetLoading) => boolean | Promise<boolean>;
  /** Whether it reaches from edge to edge of the page where its block lets it; never unless said. */
  fullBleed?: (settings: InferOutput<Schema>) => boolean;
}

export type WidgetView =
  | { ok: true; element: ReactElement; fullBleed: boolean }
  | { ok: false; problems: string[] };

/** A widget whose settings type is its own affair. */
export interface Widget {
  /** The element for these settings, or what is wrong with them. */
  view(templatevar: unknown, context: WidgetContext): WidgetView;
  /** Does nothing when the settings are broken. */
  preload(templatevar: unknown, loading: WidgetLoading): Promise<void>;
  /** Whether it shows the item of the place; broken settings show none. */
  handlesItem(templatevar: unknown, loading: WidgetLoading): Promise<boolean>;
}

/** What a widget's module exports. */
export interface WidgetModule {
  widget: Widget;
}

/** Whether an owner has left a setting blank. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The settings as an object without what was left blank; anything that is no object has none. */
export function filledSettings(templatevar: unknown): Record<string, unknown> {
  if (typeof templatevar !== 'object' || templatevar === null || Array.isArray(templatevar)) return {};
  return Object.fromEntries(Object.entries(templatevar).filter(([, value]) => !isBlank(value)));
}

/** What the owner is told of a setting that cannot be used. */
const labelsFor = ({ input, message }: BaseIssue<unknown>) => (input === undefined ? 'is missing' : message);

/** Ties a component and its preload to the schema of its settings (design.md section 3, 7). */
export function defineWidget<Schema extends GenericSchema>(definition: WidgetDefinition<Schema>): Widget {
  const { schema, Component } = definition;
  const read = (templatevar: unknown): { settings: InferOutput<Schema> } | { problems: string[] } => {
    const given = safeParse(schema, filledSettings(templatevar));
    if (given.success) return { settings: given.output };
    const problems = given.issues.map((issue) => `${getDotPath(issue) ?? ''} ${labelsFor(issue)}`.trim());
    return { problems };
  };
  return {
    view(templatevar, context) {
      const result = read(templatevar);
      if ('problems' in result) return { ok: false, problems: [...new Set(result.problems)] };
      const { settings } = result;
      const fullBleed = definition.fullBleed?.(settings) ?? false;
      return { ok: true, element: createElement(Component, { settings, context }), fullBleed };
    },
    async preload(templatevar, loading) {
      const result = read(templatevar);
      if ('settings' in result) await definition.preload?.(result.settings, loading);
    },
    async handlesItem(templatevar, loading) {
      const result = read(templatevar);
      return 'settings' in result && ((await definition.handlesItem?.(result.settings, loading)) ?? false);
    },
  };
}

/** The entries of a list that the widget's limit and offset leave (PGR-16). */
export function listed<Entry>(entries: readonly Entry[], { limit, offset }: WidgetContext): Entry[] {
  return entries.slice(offset, offset + limit);
}
