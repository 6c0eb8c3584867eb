import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { defineWidget } from '../widget-module.ts';
import { flag, text, textMatching, wholeNumber } from '../widget-settings.ts';
import { cssLength, embeddedMapUrl, mapsUrl } from './map-url.ts';
import { StreetPlan } from './StreetPlan.tsx';

const length = (preset: string) => textMatching(/^(\d{1,4}(px)?|\d{1,3}%)$/, preset);
const HEIGHT = '400';

const schema = object({
  location: text(),
  width: length('100%'),
  height: length(HEIGHT),
  zoom: optional(wholeNumber(1, 21), 15),
  show_sign: flag(true),
});

/** The button that had the focus has been replaced. */
const takeFocus = (map: HTMLIFrameElement | null) => map?.focus();

/** google_map: loads no map until the shopper asks for it; always links to Maps (WGT-05, A81). */
function GoogleMapWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const { location, width, height, zoom, show_sign: showSign } = settings;
  if (location === '') return null;
  return (
    <div className="max-w-full py-4" style={{ width: cssLength(width) }}>
      <div
        className="relative overflow-hidden rounded-cut border border-kerf bg-ply"
        // The parent has no height that a percentage could refer to.
        style={{ height: cssLength(height.endsWith('%') ? HEIGHT : height) }}
      >
        {shown ? (
          <iframe
            ref={takeFocus}
            title={t({
              message: `Map of ${location}`,
              comment: 'Heard as the name of a map; {location} is an address',
            })}
            src={embeddedMapUrl(location, zoom)}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another origin, and reads its own storage
            sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
            referrerPolicy="no-referrer"
            allowFullScreen
            className="size-full border-0"
          />
        ) : (
          <>
            <StreetPlan />
            <div className="relative grid h-full place-items-center p-6">
              <Button onClick={() => setShown(true)}>
                <Trans comment="Button: only then is the map loaded, from Google">Show the map</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {showSign && (
          <address className="flex items-baseline gap-2 font-semibold not-italic">
            <MapPin aria-hidden="true" size={16} strokeWidth={1.5} className="translate-y-0.5 text-scorch" />
            {location}
          </address>
        )}
        <AppLink href={mapsUrl(location)} newTab className="text-brand underline underline-offset-4">
          <Trans comment="Link: the place on the page of Google Maps">Open in Maps</Trans>
        </AppLink>
      </div>
    </div>
  );
}

export const widget = defineWidget({ schema, Component: GoogleMapWidget });
