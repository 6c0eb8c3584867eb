import { use } from 'react';
import { BACKGROUND_CLASS } from '../../components/ui/colour-code.ts';
import { classNames } from '../../lib/class-names.ts';
import { BackgroundVideo } from '../BackgroundVideo.tsx';
import { overlayColour, overlayTextClass } from '../overlay-colour.ts';
import { settingImage } from '../setting-image.ts';
import { defineWidget } from '../widget-module.ts';
import { WidgetLayoutContext } from '../widget-layout.ts';
import { HeroBackground } from './HeroBackground.tsx';
import { heroSchema } from './hero-settings.ts';
import type { HeroSettings } from './hero-settings.ts';
import { HeroText } from './HeroText.tsx';

const SLOT = { aspect: '16x9', width: 1920 };

const ALIGN: Record<HeroSettings['text_align'], string> = {
  top: 'items-start',
  center: 'items-center',
  bottom: 'items-end',
};

/** Opacity (per cent) from which a picture needs shade under the text. */
const STRONG_PICTURE = 50;

/** Shade in the overlay's colour, strongest behind the text. */
const SHADE: Record<HeroSettings['text_justify'], string> = {
  left: 'bg-linear-to-r from-(--tone)/85 via-(--tone)/50 to-(--tone)/0 rtl:bg-linear-to-l',
  center: 'bg-(--tone)/55',
  right: 'bg-linear-to-l from-(--tone)/85 via-(--tone)/50 to-(--tone)/0 rtl:bg-linear-to-r',
};

/** hero_quote: text on a picture or video, across the page or as a card of 500 px (WGT-10, WGT-11). */
function HeroQuoteWidget({ settings }: { settings: HeroSettings }) {
  const { wide, isFirst } = use(WidgetLayoutContext);
  const { image_hashes: known, background_video: video } = settings;
  const image = settingImage(settings.background_image, known?.['background_image'], SLOT);
  const overlay = settings.overlay_colour ?? (image || video ? 'blk' : undefined);
  const shaded = (image && settings.image_opacity >= STRONG_PICTURE) || video;
  return (
    <section
      className={classNames(
        'relative isolate flex overflow-hidden',
        wide ? 'mb-8 min-h-[26rem] md:mb-12 md:min-h-[34rem]' : 'my-4 h-[500px] rounded-cut',
        overlay ? BACKGROUND_CLASS[overlayColour(overlay)] : 'bg-ply',
        overlayTextClass(settings.text_colour),
        ALIGN[settings.text_align],
      )}
    >
      {video ? (
        <BackgroundVideo file={video.file} slate={settingImage(video.slate, null, SLOT)} />
      ) : (
        image && (
          <HeroBackground
            image={image}
            parallax={settings.parallax}
            opacity={settings.image_opacity}
            saturation={settings.image_saturation}
            priority={isFirst}
          />
        )
      )}
      {shaded && (
        <div
          aria-hidden="true"
          className={classNames('absolute inset-0 -z-10', SHADE[settings.text_justify])}
        />
      )}
      <div
        className={classNames(
          'max-h-full overflow-y-auto',
          wide ? 'width-grid py-14 md:py-20' : 'w-full px-6 py-8 md:px-12',
        )}
      >
        <HeroText settings={settings} />
      </div>
    </section>
  );
}

export const widget = defineWidget({ schema: heroSchema, Component: HeroQuoteWidget, fullBleed: () => true });
