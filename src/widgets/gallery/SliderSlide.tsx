import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { BACKGROUND_CLASS } from '../../components/ui/colour-code.ts';
import { RichText } from '../../components/ui/RichText.tsx';
import { classNames } from '../../lib/class-names.ts';
import { overlayColour, overlayTextClass } from '../overlay-colour.ts';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';
import { opensNewTab } from './SlideLink.tsx';
import { SlidePicture } from './SlidePicture.tsx';

interface SliderSlideProps {
  slide: GalleryWidget_SlideFragment;
  label: string;
  /** Its picture is the largest above the fold. */
  priority: boolean;
  /** Not visible: nothing in it can be focused. */
  away: boolean;
}

/** One slide: heading, subheading, text, and a button only with both link and button text (GAL-05). */
export function SliderSlide({ slide, label, priority, away }: SliderSlideProps) {
  const { heading, sub_heading: subheading, content, link, link_button_text: buttonText } = slide;
  const ground = overlayColour(slide.overlay_color);
  const says = heading !== '' || subheading !== '' || content !== '' || (link && buttonText);
  return (
    <div
      role="group"
      aria-label={label}
      inert={away}
      className="relative flex w-full min-w-full shrink-0 snap-start flex-col overflow-hidden bg-ply"
    >
      <SlidePicture
        slide={slide}
        alt=""
        slot="gallerySlide"
        priority={priority}
        pictureClassName="max-md:aspect-[3/2]! md:max-lg:aspect-[16/9]!"
      />
      {says && (
        <div className="grow items-center md:absolute md:inset-0 md:flex">
          <div className="h-full w-full max-w-7xl md:mx-auto md:h-auto md:px-6">
            <div
              className={classNames(
                'slide-panel h-full rounded-cut p-6 shadow-sheet max-md:relative max-md:mx-4 max-md:-mt-8 max-md:h-[calc(100%+2rem)] md:max-w-80 md:rtl:ms-auto lg:max-w-md lg:p-8',
                BACKGROUND_CLASS[ground],
                overlayTextClass(slide.text_color),
              )}
            >
              {heading !== '' && <h2 className="text-3xl md:max-lg:text-2xl">{heading}</h2>}
              {subheading !== '' && <p className="mt-2 text-lg leading-snug">{subheading}</p>}
              <RichText html={content} className="mt-3" />
              {link && buttonText && (
                <ButtonLink
                  href={link}
                  newTab={opensNewTab(slide.link_target)}
                  variant="primary"
                  // In the brand colour on a white panel; on others it inherits theirs.
                  colour={priority && ground === 'wht' ? 'bnd' : undefined}
                  className="mt-6 ring-1 ring-current/60"
                >
                  {buttonText}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
