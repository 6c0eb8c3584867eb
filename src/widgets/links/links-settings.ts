import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { WidgetContext, WidgetLoading } from '../widget-module.ts';
import { requiredText, text } from '../widget-settings.ts';
import { LinksOfDocument } from './LinksOf.generated.ts';

/** Settings of both link widgets: the links below a parent. */
export const linksSchema = object({ heading: text(), parent: requiredText() });

type LinksSettings = InferOutput<typeof linksSchema>;

export interface LinksWidgetProps {
  settings: LinksSettings;
  context: WidgetContext;
}

/** Requests the links before the page is shown. */
export const preloadLinks = ({ parent }: LinksSettings, { client }: WidgetLoading) =>
  client.query({ query: LinksOfDocument, variables: { parent } });
