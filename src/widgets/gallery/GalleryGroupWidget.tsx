import { useId, useState } from 'react';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defineWidget, listed } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { aspect, text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { GalleryCover } from './GalleryCover.tsx';
import { GalleryGroupDocument, useGalleryGroupQuery } from './GalleryGroup.generated.ts';
import type { GalleryGroupQuery } from './GalleryGroup.generated.ts';
import { GalleryViewDocument } from './GalleryView.generated.ts';
import { OpenGallery } from './OpenGallery.tsx';

const schema = Type.Object({
  heading: text(),
  subheading: text(),
  group: Type.String(),
  aspect: aspect('4x3'),
});

interface GalleryGroupWidgetProps {
  settings: Static<typeof schema>;
  context: WidgetContext;
}

/** gallery_group: covers to choose a gallery from; one alone stands open (GAL-01, GAL-02). */
function GalleryGroupWidget({ settings, context }: GalleryGroupWidgetProps) {
  const panelId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data } = useGalleryGroupQuery({ variables: { group: settings.group } });
  const galleries = listed(data?.cognitoGallerys ?? [], context);
  const [first, ...others] = galleries;
  if (!first) return null;
  const opened = others.length === 0 ? first.id : chosen;
  return (
    <div className="py-6 md:py-8">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} />
      {others.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {galleries.map((gallery) => (
            <li key={gallery.id}>
              <GalleryCover
                gallery={gallery}
                opened={gallery.id === opened}
                panelId={panelId}
                onOpen={() => setChosen(gallery.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div id={panelId}>
        {opened !== null && (
          <OpenGallery key={opened} id={opened} aspect={settings.aspect} scrollsIn={others.length > 0} />
        )}
      </div>
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: GalleryGroupWidget,
  async preload({ group, aspect: slideAspect }, { client }) {
    const { data } = await client.query<GalleryGroupQuery>({
      query: GalleryGroupDocument,
      variables: { group },
    });
    const [first, ...others] = data?.cognitoGallerys ?? [];
    if (!first || others.length > 0) return;
    await client.query({
      query: GalleryViewDocument,
      variables: { id: first.id, aspect: slideAspect },
    });
  },
});
