import type { ApolloClient } from '@apollo/client';
import { use, useId, useState } from 'react';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { PageParamsContext } from '../page-params.ts';
import { defineWidget, limitedList } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { aspect, text, requiredText } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { GalleryCover } from './GalleryCover.tsx';
import { GalleryGroupDocument, useGalleryGroupQuery } from './GalleryGroup.generated.ts';
import { GalleryViewDocument } from './GalleryView.generated.ts';
import { OpenGallery } from './OpenGallery.tsx';

const schema = object({
  heading: text(),
  subheading: text(),
  group: requiredText(),
  aspect: aspect('4x3'),
});

interface GalleryGroupWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

/** gallery_group: covers to choose a gallery; a single one, or the URL's item, is open (GAL-01, GAL-02). */
function GalleryGroupWidget({ settings, context }: GalleryGroupWidgetProps) {
  const panelId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { item } = use(PageParamsContext);
  const { data } = useGalleryGroupQuery({ variables: { group: settings.group } });
  const galleries = limitedList(data?.cognitoGallerys ?? [], context);
  const [first, ...others] = galleries;
  if (!first) return null;
  const named = galleries.find(({ url }) => url === item);
  const opened = others.length === 0 ? first.id : (chosen ?? named?.id ?? null);
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

async function readGalleries(client: ApolloClient, group: string) {
  const { data } = await client.query({
    query: GalleryGroupDocument,
    variables: { group },
  });
  return data?.cognitoGallerys ?? [];
}

export const widget = defineWidget({
  schema,
  Component: GalleryGroupWidget,
  async preload({ group, aspect: slideAspect }, { client, place }) {
    const galleries = await readGalleries(client, group);
    const opened = galleries.length === 1 ? galleries[0] : galleries.find(({ url }) => url === place.item);
    if (!opened) return;
    await client.query({
      query: GalleryViewDocument,
      variables: { id: opened.id, aspect: slideAspect },
    });
  },
  handlesItem: async ({ group }, { client, place }) =>
    (await readGalleries(client, group)).some(({ url }) => url === place.item),
});
