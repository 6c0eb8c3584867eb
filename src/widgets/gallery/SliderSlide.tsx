import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { GallerySlide_SlideFragment } from './GallerySlide.generated.ts';
import { overlayClass } from './overlay-colours.ts';

interface SliderSlideProps {
  slide: GallerySlide_SlideFragment;
  label: string;
  /** The first slide is the largest picture above the fold. */
  first: boolean;
  /** Out of sight: nothing in it can be reached. */
  away: boolean;
}

/** One slide: heading, sub heading, words, and a button only when both link and button text exist (GAL-05). */
export function SliderSlide({ slide, label, first, away }: SliderSlideProps) {
  const { link, link_button_text: buttonText } = slide;
  return (
    <div
      role="group"
      aria-label={label}
      inert={away}
      className="relative w-full min-w-full shrink-0 snap-start overflow-hidden bg-ply"
    >
      {slide.image && (
        <Picture
          image={slide.image}
          alt=""
          sizes="100vw"
          slotMaximum={1920}
          priority={first}
          className="h-full max-md:aspect-[4/3]!"
        />
      )}
      <div className="inset-0 flex items-end py-6 md:absolute md:items-center">
        <div className="mx-auto w-full max-w-7xl px-6">
          <div
            className={classNames(
              'max-w-md md:rounded-cut md:p-8 md:shadow-contact',
              overlayClass(slide.overlay_color),
            )}
          >
            <h2 className="font-display text-3xl font-bold">{slide.heading}</h2>
            {slide.sub_heading !== '' && <p className="mt-2 text-lg">{slide.sub_heading}</p>}
            {slide.content !== '' && (
              <div className="mt-2" dangerouslySetInnerHTML={{ __html: slide.content }} />
            )}
            {link && buttonText && (
              <ButtonLink
                href={link}
                newTab={slide.link_target === 'blank'}
                variant="secondary"
                className="mt-5"
              >
                {buttonText}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
