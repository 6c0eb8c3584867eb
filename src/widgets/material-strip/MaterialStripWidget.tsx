import { Trans, useLingui } from '@lingui/react/macro';
import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { imageInSlot } from '../../lib/image-url.ts';
import { defineWidget } from '../widget-module.ts';
import { requiredText, text, wholeNumber } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { MaterialsDocument, useMaterialsQuery } from './Materials.generated.ts';

const schema = object({
  heading: text(),
  /** Slug of the group whose children are shown. */
  group: requiredText(),
  limit: optional(wholeNumber(1, 24), 8),
});

const SQUARE = { aspect: '1x1', width: 350 };
/** On phones; wide screens show all in one row. */
const PER_ROW = 4;

/** Sell/material_strip: a group's children as square material swatches, in full rows of four on phones. */
function MaterialStripWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { t } = useLingui();
  const { data } = useMaterialsQuery({ variables: { group: settings.group } });
  const group = data?.groupDetails.data;
  const found = (group?.children ?? []).slice(0, settings.limit);
  const shown = found.length > PER_ROW ? found.slice(0, found.length - (found.length % PER_ROW)) : found;
  if (!group || shown.length === 0) return null;
  return (
    <div className="py-6 md:py-8">
      <WidgetHeader
        heading={
          settings.heading === ''
            ? t({
                message: 'Choose a material',
                comment: 'Heading above pictures of materials, each a link: an invitation',
              })
            : settings.heading
        }
        action={
          <AppLink href={`/shop/${group.slug}`} className="text-brand underline underline-offset-4">
            <Trans comment="Link beside a heading: to a whole group of products">See all</Trans>
          </AppLink>
        }
      />
      <ul className="grid grid-cols-4 gap-x-3 gap-y-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-6">
        {shown.map(({ id, name, slug, image }) => (
          <li key={id}>
            <AppLink href={`/shop/${slug}`} className="group block text-sm leading-tight">
              {image ? (
                <Picture
                  image={imageInSlot(image, SQUARE)}
                  alt=""
                  slot="materialSwatch"
                  className="rounded-cut border border-kerf transition-colors group-hover:border-scorch"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="wood-grain block aspect-square rounded-cut border border-kerf"
                />
              )}
              <span className="mt-2 block decoration-scorch underline-offset-4 hyphens-auto group-hover:underline">
                {name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: MaterialStripWidget,
  preload: ({ group }, { client }) => client.query({ query: MaterialsDocument, variables: { group } }),
});
