import type { ApolloClient } from '@apollo/client';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';

/** What a widget is given beside its settings. */
export interface WidgetContext {
  id: number;
  limit: number;
  offset: number;
}

interface WidgetDefinition<Schema extends TObject> {
  /** The settings (`templatevar`); defaults are filled in before the check. */
  schema: Schema;
  Component: ComponentType<{ settings: Static<Schema>; context: WidgetContext }>;
  /** Fills the Apollo cache with what the component reads. */
  preload?: (settings: Static<Schema>, context: WidgetContext, client: ApolloClient) => Promise<unknown>;
}

export type WidgetView = { ok: true; element: ReactElement } | { ok: false; problems: string[] };

/** A widget whose settings type is its own affair. */
export interface Widget {
  /** The element for these settings, or what is wrong with them. */
  view(templatevar: unknown, context: WidgetContext): WidgetView;
  /** Does nothing when the settings are broken. */
  preload(templatevar: unknown, context: WidgetContext, client: ApolloClient): Promise<void>;
}

/** What a widget's module exports. */
export interface WidgetModule {
  widget: Widget;
}

/** Ties a component and its preload to the schema of its settings (design.md section 3, 7). */
export function defineWidget<Schema extends TObject>(definition: WidgetDefinition<Schema>): Widget {
  const { schema, Component } = definition;
  const read = (templatevar: unknown): { settings: Static<Schema> } | { problems: string[] } => {
    const settings = Value.Default(schema, structuredClone(templatevar ?? {}));
    if (Value.Check(schema, settings)) return { settings };
    return {
      problems: Value.Errors(schema, settings).map((issue) => `${issue.instancePath} ${issue.message}`),
    };
  };
  return {
    view(templatevar, context) {
      const result = read(templatevar);
      if ('problems' in result) return { ok: false, problems: result.problems };
      return { ok: true, element: createElement(Component, { settings: result.settings, context }) };
    },
    async preload(templatevar, context, client) {
      const result = read(templatevar);
      if ('settings' in result) await definition.preload?.(result.settings, context, client);
    },
  };
}
