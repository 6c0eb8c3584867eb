import type { ApolloClient } from '@apollo/client';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { PaginationLabels } from '../components/ui/Pagination.tsx';
import type { PagePlace } from './page-place.ts';

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
  place: PagePlace;
}

interface WidgetDefinition<Schema extends TObject> {
  /** The settings (`templatevar`); blanks are left out, defaults filled in and texts turned into numbers first. */
  schema: Schema;
  Component: ComponentType<{ settings: Static<Schema>; context: WidgetContext }>;
  /** Fills the Apollo cache with what the component reads. */
  preload?: (settings: Static<Schema>, loading: WidgetLoading) => Promise<unknown>;
  /** Whether it reaches from edge to edge of the page where its block lets it; never unless said. */
  bleeds?: (settings: Static<Schema>) => boolean;
}

export type WidgetView =
  { ok: true; element: ReactElement; bleeds: boolean } | { ok: false; problems: string[] };

/** A widget whose settings type is its own affair. */
export interface Widget {
  /** The element for these settings, or what is wrong with them. */
  view(templatevar: unknown, context: WidgetContext): WidgetView;
  /** Does nothing when the settings are broken. */
  preload(templatevar: unknown, loading: WidgetLoading): Promise<void>;
}

/** What a widget's module exports. */
export interface WidgetModule {
  widget: Widget;
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The settings as an object without what was left blank; anything that is no object has none. */
export function filledSettings(templatevar: unknown): Record<string, unknown> {
  if (typeof templatevar !== 'object' || templatevar === null || Array.isArray(templatevar)) return {};
  return Object.fromEntries(Object.entries(templatevar).filter(([, value]) => !isBlank(value)));
}

/** Ties a component and its preload to the schema of its settings (design.md section 3, 7). */
export function defineWidget<Schema extends TObject>(definition: WidgetDefinition<Schema>): Widget {
  const { schema, Component } = definition;
  const read = (templatevar: unknown): { settings: Static<Schema> } | { problems: string[] } => {
    const given = structuredClone(filledSettings(templatevar));
    const settings = Value.Convert(schema, Value.Default(schema, given));
    if (Value.Check(schema, settings)) return { settings };
    const issues = Value.Errors(schema, settings);
    return { problems: issues.map(({ instancePath, message }) => `${instancePath.slice(1)} ${message}`) };
  };
  return {
    view(templatevar, context) {
      const result = read(templatevar);
      if ('problems' in result) return { ok: false, problems: [...new Set(result.problems)] };
      const { settings } = result;
      const bleeds = definition.bleeds?.(settings) ?? false;
      return { ok: true, element: createElement(Component, { settings, context }), bleeds };
    },
    async preload(templatevar, loading) {
      const result = read(templatevar);
      if ('settings' in result) await definition.preload?.(result.settings, loading);
    },
  };
}

/** The entries of a list that the widget's limit and offset leave (PGR-16). */
export function listed<Entry>(entries: readonly Entry[], { limit, offset }: WidgetContext): Entry[] {
  return entries.slice(offset, offset + limit);
}
