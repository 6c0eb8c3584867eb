import { use } from 'react';
import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import type { ShopImage } from '../../lib/image-url.ts';
import { classNames } from '../../lib/class-names.ts';
import { settingImage } from '../setting-image.ts';
import { WidgetLayoutContext } from '../widget-layout.ts';
import { defineWidget } from '../widget-module.ts';
import { buttonSettings, imageHashes, picture, text } from '../widget-settings.ts';
import { WidgetButton } from '../WidgetButton.tsx';

const schema = object({
  heading: text(),
  subheading: text(),
  html: text(),
  left_image: optional(picture()),
  right_image: optional(picture()),
  image_hashes: imageHashes(),
  ...buttonSettings,
});

const SLOT = { aspect: '16x9', width: 300 };

/** call_to_action: words and a button on bare board, with a picture at either side (WGT-09). */
function CallToActionWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { heading, subheading, html, image_hashes: known } = settings;
  const Heading = use(WidgetLayoutContext).isFirst ? 'h1' : 'h2';
  const left = settingImage(settings.left_image, known?.['left_image'], SLOT);
  const right = settingImage(settings.right_image, known?.['right_image'], SLOT);
  return (
    <div
      className={classNames(
        'my-4 grid grid-cols-2 items-center gap-6 border-y border-scorch bg-ply px-6 py-8 md:gap-10 md:px-10 md:py-12',
        left && right
          ? 'md:grid-cols-[1fr_1.6fr_1fr]'
          : left
            ? 'md:grid-cols-[1fr_2fr]'
            : 'md:grid-cols-[2fr_1fr]',
      )}
    >
      {left && <SideImage image={left} />}
      <div
        className={classNames(
          'order-first col-span-2 md:order-none md:col-span-1',
          left && right && 'text-center',
          !left && !right && 'text-center md:col-span-2',
        )}
      >
        {heading !== '' && <Heading className="text-2xl">{heading}</Heading>}
        {subheading !== '' && <p className="mt-1 text-lg text-ink-soft">{subheading}</p>}
        <RichText html={html} className="mx-auto mt-3" />
        <WidgetButton settings={settings} variant="primary" className="mt-6" />
      </div>
      {right && <SideImage image={right} />}
    </div>
  );
}

function SideImage({ image }: { image: ShopImage }) {
  return <Picture image={image} alt="" slot="callToAction" className="w-full rounded-cut" />;
}

export const widget = defineWidget({ schema, Component: CallToActionWidget });
