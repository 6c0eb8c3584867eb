import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';
import { SlideLink } from './SlideLink.tsx';
import { SlidePicture } from './SlidePicture.tsx';
import { useSlideName } from './use-slide-name.ts';

interface ShadowGridProps {
  slides: readonly GalleryWidget_SlideFragment[];
  /** The owner's maximum tile width, px. */
  limit: number;
}

/** shadowgrid: cards with shadows, two per row, three from medium screens (GAL-07). */
export function ShadowGrid({ slides, limit }: ShadowGridProps) {
  const nameOf = useSlideName();
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-8">
      {slides.map((slide, index) => (
        <li key={slide.id}>
          <SlideLink
            slide={slide}
            className="group flex h-full flex-col overflow-hidden rounded-cut bg-surface shadow-sheet transition-transform duration-200 hover:-translate-y-0.5"
          >
            <SlidePicture slide={slide} alt={nameOf(slide, index)} slot="galleryTile3" limit={limit} />
            <span className="block p-4 empty:hidden">
              {slide.heading !== '' && (
                <span className="block font-display text-lg leading-tight font-semibold group-hover:underline">
                  {slide.heading}
                </span>
              )}
              {slide.sub_heading !== '' && (
                <span className="mt-1 block text-sm text-ink-soft">{slide.sub_heading}</span>
              )}
            </span>
          </SlideLink>
        </li>
      ))}
    </ul>
  );
}
