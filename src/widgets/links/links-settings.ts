import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { WidgetContext, WidgetLoading } from '../widget-module.ts';
import { requiredText, text } from '../widget-settings.ts';
import { LinksOfDocument } from './LinksOf.generated.ts';

/** What both widgets of links are set to: the links below a parent. */
export const linksSchema = object({ heading: text(), parent: requiredText() });

type LinksSettings = InferOutput<typeof linksSchema>;

export interface LinksWidgetProps {
  settings: LinksSettings;
  context: WidgetContext;
}

/** Asks for the links before the page is shown. */
export const preloadLinks = ({ parent }: LinksSettings, { client }: WidgetLoading) =>
  client.query({ query: LinksOfDocument, variables: { parent } });
