import { Type } from 'typebox';
import type { Static } from 'typebox';
import { RichText } from '../../components/ui/RichText.tsx';
import { defineWidget } from '../widget-module.ts';
import { text } from '../widget-settings.ts';

const schema = Type.Object({ html: text() });

/** core/html: the owner's words. The host has sanitised them (WGT-02). */
function HtmlWidget({ settings }: { settings: Static<typeof schema> }) {
  return <RichText html={settings.html} className="py-3 md:py-4" />;
}

export const widget = defineWidget({ schema, Component: HtmlWidget });
