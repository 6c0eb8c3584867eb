import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';
import { SlideLink } from './SlideLink.tsx';
import { SlidePicture } from './SlidePicture.tsx';
import { useSlideName } from './use-slide-name.ts';

interface CenteredGridProps {
  slides: readonly GalleryWidget_SlideFragment[];
  /** An owner's own maximum for a tile, px. */
  limit: number;
}

/** centeredgrid: tiles one third wide; a last row that is not full stands in the middle (GAL-08). */
export function CenteredGrid({ slides, limit }: CenteredGridProps) {
  const nameOf = useSlideName();
  return (
    <ul className="-mx-2 flex flex-wrap justify-center gap-y-6 md:-mx-4 md:gap-y-10">
      {slides.map((slide, index) => (
        <li key={slide.id} className="w-1/3 px-2 text-center md:px-4">
          <SlideLink slide={slide} className="group block">
            <SlidePicture
              slide={slide}
              alt={nameOf(slide, index)}
              slot="galleryTile3"
              limit={limit}
              className="rounded-cut"
            />
            {slide.heading !== '' && (
              <span className="mt-3 block font-display leading-tight font-semibold group-hover:underline md:text-lg">
                {slide.heading}
              </span>
            )}
            {slide.sub_heading !== '' && (
              <span className="mt-1 block text-sm text-ink-soft">{slide.sub_heading}</span>
            )}
          </SlideLink>
        </li>
      ))}
    </ul>
  );
}
