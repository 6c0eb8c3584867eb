import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defineWidget } from '../widget-module.ts';
import { aspect, ASPECTS, flag, text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { CenteredGrid } from './CenteredGrid.tsx';
import { GallerySlider } from './GallerySlider.tsx';
import { GalleryViewDocument, useGalleryViewQuery } from './GalleryView.generated.ts';
import { ShadowGrid } from './ShadowGrid.tsx';
import { SlideGrid } from './SlideGrid.tsx';

const schema = Type.Object({
  gallery: Type.Integer({ minimum: 1 }),
  type: Type.Enum(['slider', 'shadowgrid', 'centeredgrid', 'grid'], { default: 'grid' }),
  heading: text(),
  subheading: text(),
  show_heading: flag(true),
  grid_width: Type.Integer({ minimum: 1, maximum: 6, default: 3 }),
  use_lightbox: flag(),
  /** 0: all of them. */
  limit_slides: Type.Integer({ minimum: 0, default: 0 }),
  aspect: aspect('16x9'),
  /** The widest (px) that a picture of the gallery is asked for. */
  width: Type.Integer({ minimum: 25, maximum: 2000, default: 1920 }),
  lightbox_aspect: Type.Optional(Type.Enum(ASPECTS)),
});

type Settings = Static<typeof schema>;

/** gallery: the slides of one gallery in the way that its type says (specification section 2, Galleries). */
function GalleryWidget({ settings }: { settings: Settings }) {
  const { data } = useGalleryViewQuery({ variables: { id: settings.gallery, aspect: settings.aspect } });
  const all = data?.cognitoGallery?.slides ?? [];
  const slides = settings.limit_slides > 0 ? all.slice(0, settings.limit_slides) : all;
  if (slides.length === 0) return null;
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
      {settings.type === 'shadowgrid' && <ShadowGrid slides={slides} width={settings.width} />}
      {settings.type === 'centeredgrid' && <CenteredGrid slides={slides} width={settings.width} />}
      {settings.type === 'grid' && (
        <SlideGrid
          slides={slides}
          columns={settings.grid_width}
          width={settings.width}
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
  bleeds: ({ type }) => type === 'slider',
});
