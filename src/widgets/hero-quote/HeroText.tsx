import { use } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { classNames } from '../../lib/class-names.ts';
import { settingImage } from '../setting-image.ts';
import { WidgetLayoutContext } from '../widget-layout.ts';
import { WidgetButton } from '../WidgetButton.tsx';
import type { HeroSettings } from './hero-settings.ts';

const JUSTIFY: Record<HeroSettings['text_justify'], string> = {
  left: 'me-auto items-start text-start',
  center: 'mx-auto items-center text-center',
  right: 'ms-auto items-end text-end',
};

const OVERLAY_SLOT = { aspect: 'original', width: 300 };

/** A hero's content: small picture, heading, subheading, text and a button. */
export function HeroText({ settings }: { settings: HeroSettings }) {
  const { isFirst } = use(WidgetLayoutContext);
  const { heading, subheading, html, text_justify: justify } = settings;
  const Heading = isFirst ? 'h1' : 'h2';
  const image = settingImage(settings.overlay_image, settings.image_hashes?.['overlay_image'], OVERLAY_SLOT);
  return (
    <div className={classNames('flex max-w-2xl flex-col', JUSTIFY[justify])}>
      {image && <Picture image={image} alt="" slot="heroOverlay" className="mb-5 w-36 rounded-cut" />}
      {heading !== '' && <Heading className="text-4xl md:text-5xl">{heading}</Heading>}
      {subheading !== '' && <p className="mt-3 text-lg text-balance md:text-xl">{subheading}</p>}
      <RichText html={html} className="mt-4" />
      <WidgetButton settings={settings} variant="primary" className="mt-7 ring-1 ring-current/60" />
    </div>
  );
}
