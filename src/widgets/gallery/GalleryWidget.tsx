import { Trans } from '@lingui/react/macro';
import { object, optional, pipe, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import { AdminNotice } from '../AdminNotice.tsx';
import { defineWidget } from '../widget-module.ts';
import { aspect, flag, oneOf, optionalAspect, text, wholeNumber } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { CenteredGrid } from './CenteredGrid.tsx';
import { GallerySlider } from './GallerySlider.tsx';
import { GalleryViewDocument, useGalleryViewQuery } from './GalleryView.generated.ts';
import { ShadowGrid } from './ShadowGrid.tsx';
import { SlideGrid } from './SlideGrid.tsx';

/** Picture widths of a gallery, px; the host refuses other sizes (A47). */
const SLOT_WIDTHS = [400, 600, 1184, 1920];
const slotOf = (width: number) => SLOT_WIDTHS.find((slot) => slot >= width) ?? Math.max(...SLOT_WIDTHS);

const schema = object({
  gallery: wholeNumber(1),
  type: oneOf(['slider', 'shadowgrid', 'centeredgrid', 'grid'], 'grid'),
  heading: text(),
  subheading: text(),
  show_heading: flag(true),
  grid_width: optional(wholeNumber(1, 6), 3),
  use_lightbox: flag(),
  /** 0 for all of them. */
  limit_slides: optional(wholeNumber(0), 0),
  aspect: aspect('16x9'),
  /** Largest width (px) at which a picture of the gallery is shown; the next larger slot is requested. */
  width: pipe(optional(wholeNumber(25, 2000), 1920), transform(slotOf)),
  lightbox_aspect: optionalAspect(),
});

type Settings = InferOutput<typeof schema>;

/** gallery: the slides of one gallery, as its type says (specification section 2, Galleries). */
function GalleryWidget({ settings }: { settings: Settings }) {
  const { data } = useGalleryViewQuery({ variables: { id: settings.gallery, aspect: settings.aspect } });
  const all = data?.cognitoGallery?.slides ?? [];
  const slides = settings.limit_slides > 0 ? all.slice(0, settings.limit_slides) : all;
  if (slides.length === 0) {
    return (
      <AdminNotice>
        <Trans>This gallery has no slides.</Trans>
      </AdminNotice>
    );
  }
  const heading = settings.show_heading ? settings.heading : '';
  if (settings.type === 'slider') {
    return <GallerySlider heading={heading} subheading={settings.subheading} slides={slides} />;
  }
  return (
    <div className="py-6 md:py-8">
      <WidgetHeader
        heading={heading}
        subheading={settings.subheading}
        centred={settings.type === 'centeredgrid'}
      />
      {settings.type === 'shadowgrid' && <ShadowGrid slides={slides} limit={settings.width} />}
      {settings.type === 'centeredgrid' && <CenteredGrid slides={slides} limit={settings.width} />}
      {settings.type === 'grid' && (
        <SlideGrid
          slides={slides}
          columns={settings.grid_width}
          limit={settings.width}
          lightboxAspect={settings.use_lightbox ? (settings.lightbox_aspect ?? settings.aspect) : null}
        />
      )}
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: GalleryWidget,
  preload: (settings, { client }) =>
    client.query({
      query: GalleryViewDocument,
      variables: { id: settings.gallery, aspect: settings.aspect },
    }),
  fullBleed: ({ type }) => type === 'slider',
});
