import type { ApolloClient } from '@apollo/client';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { getDotPath, safeParse } from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import type { PaginationLabels } from '../components/ui/Pagination.tsx';
import type { PageParams } from './page-params.ts';
import { isRecord } from '../rules/is-record.ts';

/** What a widget receives beside its settings (PGR-16). */
export interface WidgetContext {
  id: number;
  /** What `id` refers to: a content block, or a widget in a row. */
  origin: 'content' | 'row';
  /** Maximum number of entries of a list, starting at `offset`. */
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
  /** Schema of the settings (`templatevar`). Blank values are removed before validation. */
  schema: Schema;
  Component: ComponentType<{ settings: InferOutput<Schema>; context: WidgetContext }>;
  /** Fills the Apollo cache with what the component reads. */
  preload?: (settings: InferOutput<Schema>, loading: WidgetLoading) => Promise<unknown>;
  /**
   * Whether the widget shows the item that the URL names (RT-23); without such a widget the URL does not
   * exist.
   */
  handlesItem?: (settings: InferOutput<Schema>, loading: WidgetLoading) => boolean | Promise<boolean>;
  /** Whether its list has the page that the URL names; `undefined` if it has no pages, or its data are not there. */
  hasPage?: (settings: InferOutput<Schema>, loading: WidgetLoading) => boolean | undefined;
  /** Whether it spans the page from edge to edge where its block allows; never by default. */
  fullBleed?: (settings: InferOutput<Schema>) => boolean;
}

export type WidgetView =
  | { ok: true; element: ReactElement; fullBleed: boolean }
  | { ok: false; problems: string[] };

/** A widget that hides its settings type. */
export interface Widget {
  /** The element for these settings, or what is wrong with them. */
  view(templatevar: unknown, context: WidgetContext): WidgetView;
  /** Does nothing when the settings are invalid. */
  preload(templatevar: unknown, loading: WidgetLoading): Promise<void>;
  /** Whether the widget shows the item of the place; false with invalid settings. */
  handlesItem(templatevar: unknown, loading: WidgetLoading): Promise<boolean>;
  /** Whether the widget's preloaded list has the page of the place; `undefined` if it cannot tell. */
  hasPage(templatevar: unknown, loading: WidgetLoading): boolean | undefined;
}

/** Exports of a widget's module. */
export interface WidgetModule {
  widget: Widget;
}

/** Whether the owner left a setting blank. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The settings as an object without blank values; empty when they are not an object. */
export function withoutBlankSettings(templatevar: unknown): Record<string, unknown> {
  if (!isRecord(templatevar)) return {};
  return Object.fromEntries(Object.entries(templatevar).filter(([, value]) => !isBlank(value)));
}

/** Message to the owner about an unusable setting. */
const labelsFor = ({ input, message }: BaseIssue<unknown>) => (input === undefined ? 'is missing' : message);

/** Defines a widget with a schema for its settings (decision 004). */
export function defineWidget<Schema extends GenericSchema>(definition: WidgetDefinition<Schema>): Widget {
  const { schema, Component } = definition;
  const read = (templatevar: unknown): { settings: InferOutput<Schema> } | { problems: string[] } => {
    const given = safeParse(schema, withoutBlankSettings(templatevar));
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
    hasPage(templatevar, loading) {
      const result = read(templatevar);
      return 'settings' in result ? definition.hasPage?.(result.settings, loading) : undefined;
    },
  };
}

/** The part of a list within the widget's limit and offset (PGR-16). */
export function limitedList<Entry>(entries: readonly Entry[], { limit, offset }: WidgetContext): Entry[] {
  return entries.slice(offset, offset + limit);
}
