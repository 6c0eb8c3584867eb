import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defineWidget } from '../page/widget-module.ts';

const schema = Type.Object({ html: Type.String({ default: '' }) });

/** core/html: the owner's words. The host has sanitised them (WGT-02). */
function HtmlWidget({ settings }: { settings: Static<typeof schema> }) {
  if (settings.html === '') return null;
  return (
    <div
      className="prose-shop mx-auto max-w-5xl px-6 py-2"
      dangerouslySetInnerHTML={{ __html: settings.html }}
    />
  );
}

export const widget = defineWidget({ schema, Component: HtmlWidget });
