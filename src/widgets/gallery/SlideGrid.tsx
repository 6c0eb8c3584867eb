import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { ImageSlotName } from '../../rules/image-slots.ts';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';
import { SlideLink } from './SlideLink.tsx';
import { SlideModal } from './SlideModal.tsx';
import { SlidePicture } from './SlidePicture.tsx';
import { useSlideName } from './use-slide-name.ts';

interface SlideGridProps {
  slides: readonly GalleryWidget_SlideFragment[];
  /** 1 to 6, on wide screens. */
  columns: number;
  /** The owner's maximum tile width, px. */
  limit: number;
  /** Aspect of the lightbox's pictures; `null` for no lightbox, in which case tiles follow their links. */
  lightboxAspect: string | null;
}

const SLOTS: readonly ImageSlotName[] = [
  'galleryTile1',
  'galleryTile2',
  'galleryTile3',
  'galleryTile4',
  'galleryTile5',
  'galleryTile6',
];

const COLUMNS: readonly string[] = [
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-2 md:grid-cols-3',
  'grid-cols-2 md:grid-cols-4',
  'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5',
  'grid-cols-3 lg:grid-cols-6',
];

/** grid: slides in one to six columns, optionally with a lightbox (GAL-09, GAL-10). */
export function SlideGrid({ slides, columns, limit, lightboxAspect }: SlideGridProps) {
  const nameOf = useSlideName();
  const [opened, setOpened] = useState<GalleryWidget_SlideFragment | null>(null);
  const tile = (slide: GalleryWidget_SlideFragment, index: number) => (
    <>
      <SlidePicture
        slide={slide}
        alt={nameOf(slide, index)}
        slot={SLOTS[columns - 1] ?? 'galleryTile6'}
        limit={limit}
        className="rounded-cut border border-kerf transition-colors group-hover:border-scorch"
      />
      {slide.heading !== '' && (
        <span className="mt-2 block leading-tight font-semibold group-hover:underline">{slide.heading}</span>
      )}
    </>
  );
  return (
    <>
      <ul className={classNames('grid gap-x-4 gap-y-6 md:gap-x-6', COLUMNS[columns - 1])}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            {lightboxAspect === null ? (
              <SlideLink slide={slide} className="group block">
                {tile(slide, index)}
              </SlideLink>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(slide)}
                className="group block w-full text-start"
              >
                {tile(slide, index)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <SlideModal slide={opened} aspect={lightboxAspect ?? ''} onClose={() => setOpened(null)} />
    </>
  );
}
