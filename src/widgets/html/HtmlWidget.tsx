import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { RichText } from '../../components/ui/RichText.tsx';
import { defineWidget } from '../widget-module.ts';
import { text } from '../widget-settings.ts';

const schema = object({ html: text() });

/** core/html: HTML written by the owner and sanitised by the host (WGT-02). */
function HtmlWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  return <RichText html={settings.html} className="py-3 md:py-4" />;
}

export const widget = defineWidget({ schema, Component: HtmlWidget });
