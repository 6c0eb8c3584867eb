import { use } from 'react';
import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { classNames } from '../../lib/class-names.ts';
import { imageInSlot } from '../../lib/image-url.ts';
import { settingImage } from '../setting-image.ts';
import { defineWidget } from '../widget-module.ts';
import { WidgetLayoutContext } from '../widget-layout.ts';
import { buttonSettings, imageHashes, oneOf, picture, text } from '../widget-settings.ts';
import { WidgetButton } from '../WidgetButton.tsx';

const schema = object({
  heading: text(),
  html: text(),
  image: optional(picture()),
  image_hashes: imageHashes(),
  image_align: oneOf(['left', 'right'], 'left'),
  ...buttonSettings,
});

const SLOT = { aspect: '16x9', width: 1920 };
/** In a full-width block: seven of its twelve columns. */
const WIDE_SLOT = { aspect: '8x5', width: 1425 };

/**
 * image_with_content: a wide picture beside text; `image_align` right puts the picture last (WGT-08). In a
 * full-width block the picture is taller, with text in five of twelve columns; without text it fills the row.
 */
function ImageWithContentWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { isFirst, full } = use(WidgetLayoutContext);
  const Heading = isFirst ? 'h1' : 'h2';
  const image = settingImage(settings.image, settings.image_hashes?.['image'], SLOT);
  const { heading, html, button_text, button_link } = settings;
  const isAlone = heading === '' && html === '' && (button_text === '' || button_link === '');
  if (image && isAlone) {
    return (
      <Picture
        image={image}
        alt=""
        slot="wholeFrame"
        priority={isFirst}
        className="my-6 rounded-cut max-md:aspect-[4/3]! md:aspect-[21/9]!"
      />
    );
  }
  const shown = image && (
    <Picture
      image={full ? imageInSlot(image, WIDE_SLOT) : image}
      alt=""
      slot={full ? 'wideImageWithContent' : 'imageWithContent'}
      priority={isFirst}
      className="rounded-cut"
    />
  );
  const isLast = settings.image_align === 'right';
  return (
    <div
      className={classNames(
        'grid items-center gap-6 py-6 md:gap-10 md:py-8',
        shown && (isLast ? 'md:grid-cols-[1fr_1.2fr]' : 'md:grid-cols-[1.2fr_1fr]'),
        shown && full && (isLast ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'),
      )}
    >
      {!isLast && shown}
      <div>
        {heading !== '' && <Heading className="mb-4 text-3xl">{heading}</Heading>}
        <RichText html={html} className={full ? 'text-lg' : ''} />
        <WidgetButton settings={settings} className="mt-6" />
      </div>
      {isLast && shown}
    </div>
  );
}

export const widget = defineWidget({ schema, Component: ImageWithContentWidget });
