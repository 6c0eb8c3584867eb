import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { defineWidget } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { heightFromFrame } from './frame-height.ts';

const FIRST_HEIGHT_PX = 150;

const schema = Type.Object({ raw_html: text(), title: text() });

interface RawCodeWidgetProps {
  settings: Static<typeof schema>;
  context: WidgetContext;
}

/**
 * raw_code: code of the owner in a frame that has its own origin and policy, so that nothing of it reaches the shop
 * (WGT-03, A69). The frame tells its height.
 */
function RawCodeWidget({ settings, context }: RawCodeWidgetProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT_PX);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const told = heightFromFrame(event.data);
      if (told !== null) setHeight(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  if (settings.raw_html === '') return null;
  const name = context.origin === 'content' ? String(context.id) : `widget-${context.id}`;
  return (
    <iframe
      // A frame that told its height before anybody listened is loaded once more.
      key={hydrated ? 'live' : 'rendered'}
      ref={frame}
      title={settings.title === '' ? t`Embedded content` : settings.title}
      src={`/raw/${name}`}
      sandbox="allow-scripts"
      loading="lazy"
      referrerPolicy="no-referrer"
      className="block w-full border-0"
      style={{ height }}
    />
  );
}

export const widget = defineWidget({ schema, Component: RawCodeWidget });
