import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defineWidget } from '../page/widget-module.ts';
import { GallerySlider } from './GallerySlider.tsx';
import { GalleryViewDocument, useGalleryViewQuery } from './GalleryView.generated.ts';

const schema = Type.Object({
  gallery: Type.Integer(),
  type: Type.Union([Type.Literal('slider'), Type.Literal('grid')], { default: 'grid' }),
  heading: Type.String({ default: '' }),
  subheading: Type.String({ default: '' }),
  aspect: Type.String({ default: '16x9' }),
});

type Settings = Static<typeof schema>;

/** gallery: the slides of one gallery in the way that its type says (specification section 2, Galleries). */
function GalleryWidget({ settings }: { settings: Settings }) {
  const { data } = useGalleryViewQuery({ variables: { id: settings.gallery, aspect: settings.aspect } });
  const slides = data?.cognitoGallery?.slides ?? [];
  if (slides.length === 0) return null;
  return <GallerySlider heading={settings.heading} subheading={settings.subheading} slides={slides} />;
}

export const widget = defineWidget({
  schema,
  Component: GalleryWidget,
  preload: (settings, _context, client) =>
    client.query({
      query: GalleryViewDocument,
      variables: { id: settings.gallery, aspect: settings.aspect },
    }),
});
