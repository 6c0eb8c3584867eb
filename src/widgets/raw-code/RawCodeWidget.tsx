import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { defineWidget } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { flag, text } from '../widget-settings.ts';
import { heightFromFrame } from './frame-height.ts';
import { InlineCode } from './InlineCode.tsx';

const FIRST_HEIGHT_PX = 150;

const schema = object({
  raw_html: text(),
  title: text(),
  /** The host passes this on only for code saved by an administrator. */
  inline: flag(),
  has_script: flag(),
  has_style: flag(),
});

interface RawCodeWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

/** raw_code: the owner's code in its own frame or, where the host trusts it, in the page (WGT-03, A69). */
function RawCodeWidget({ settings, context }: RawCodeWidgetProps) {
  const { raw_html: code, title, inline, has_script: hasScript, has_style: hasStyle } = settings;
  if (code === '') return null;
  const url = `/raw/${context.origin === 'content' ? '' : 'widget-'}${context.id}`;
  if (inline) {
    return (
      <>
        {hasStyle && <link rel="stylesheet" href={`${url}/style.css`} />}
        <InlineCode markup={code} script={hasScript ? `${url}/script.js` : null} />
      </>
    );
  }
  return <CodeFrame url={url} title={title} />;
}

/** A frame with its own origin and policy, so that its code cannot reach the shop. It reports its height. */
function CodeFrame({ url, title }: { url: string; title: string }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT_PX);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const received = heightFromFrame(event.data);
      if (received !== null) setHeight(received);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      // Reloads a frame that may have reported its height before anything listened.
      key={hydrated ? 'live' : 'rendered'}
      ref={frame}
      title={
        title === ''
          ? t({
              message: 'Embedded content',
              comment: 'Heard as the name of a frame with content of another site',
            })
          : title
      }
      src={url}
      sandbox="allow-scripts"
      loading="lazy"
      referrerPolicy="no-referrer"
      className="block w-full border-0"
      style={{ height }}
    />
  );
}

export const widget = defineWidget({ schema, Component: RawCodeWidget });
