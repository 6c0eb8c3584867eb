import { Trans, useLingui } from '@lingui/react/macro';
import { ZoomIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { photoSource } from './photo-source.ts';
import { PhotoThumbnails, ThumbnailPlaces } from './PhotoThumbnails.tsx';
import { usePhotoKeys } from './use-photo-keys.ts';
import { usePhotoName } from './use-photo-name.ts';
import { usePhotoSlider } from './use-photo-slider.ts';

/** Replaces a viewer that failed to load, so that the photo can be pressed again. */
function Unopened({ onClose }: { onClose: () => void }) {
  useEffect(onClose);
  return null;
}

const PhotoViewer = partOnDemand(async () => (await import('./PhotoViewer.tsx')).PhotoViewer, {
  Missing: Unopened,
});

interface PhotoCarouselProps {
  productName: string;
  photos: readonly { id: number; photo: ShopImage }[];
  /** The product's size as text, shown in the enlarged view. */
  measures?: string;
  /** The photo of the selected SKU; shown as soon as it changes (PRD-10). */
  chosenPhotoId: number | null;
  /** Number of thumbnail placeholders until the other photos render; 0 renders all. */
  firstLook?: number;
}

/**
 * Photos to swipe, or to browse with the arrow keys, Home and End, with thumbnails if there are several; a
 * press enlarges (PRD-02). Without script they scroll.
 */
export function PhotoCarousel({
  productName,
  photos,
  measures = '',
  chosenPhotoId,
  firstLook = 0,
}: PhotoCarouselProps) {
  const { t } = useLingui();
  const chosen = photos.findIndex((photo) => photo.id === chosenPhotoId);
  const due = firstLook > 0 && chosen <= 0 ? photos.slice(0, 1) : photos;
  const { containerRef, ready, first, current, show } = usePhotoSlider(chosen, due.length);
  const [opened, setOpened] = useState<number | null>(null);
  const { group, leaf, focusPhoto } = usePhotoKeys({
    count: photos.length,
    current,
    isCovered: opened !== null,
    show,
  });
  const follow = (index: number) => {
    setOpened(index);
    show(index);
  };
  const close = () => {
    focusPhoto(opened ?? current);
    setOpened(null);
  };
  const nameOf = usePhotoName(productName, photos);
  return (
    <div
      ref={group}
      role="group"
      aria-label={t({ message: `Photos of ${productName}`, comment: 'Heard as the name of all photos' })}
      onKeyDown={photos.length > 1 ? leaf : undefined}
    >
      <div className="relative max-sm:-mx-6">
        <div
          ref={containerRef}
          className={classNames(
            // keen-slider counts from the left and marks right-to-left direction.
            'flex outline -outline-offset-1 sm:rounded-cut outline-kerf data-keen-slider-reverse:flex-row-reverse',
            ready
              ? 'touch-pan-y overflow-hidden'
              : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
          )}
        >
          {due.map(({ id, photo }, index) => (
            <button
              // A constant key: the first photo is rendered before its id is known.
              key={index === 0 ? 'first' : id}
              type="button"
              inert={ready && index !== current}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              className="group relative block w-full min-w-full shrink-0 cursor-zoom-in snap-start focus-visible:-outline-offset-4"
            >
              <Picture {...photoSource(photo)} alt={nameOf(index)} priority={index === first} />
              <span className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-cut border border-kerf bg-surface/85 text-ink transition-colors group-hover:bg-surface">
                <ZoomIn aria-hidden="true" className="size-5" />
                <VisuallyHidden>
                  <Trans comment="Button on a photo">Enlarge</Trans>
                </VisuallyHidden>
              </span>
            </button>
          ))}
        </div>
        {photos.length > 1 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-3 bottom-3 rounded-cut bg-surface/85 px-2 text-sm leading-6 tabular-nums sm:hidden"
          >
            {current + 1}/{photos.length}
          </span>
        )}
      </div>
      {firstLook > 1 && <ThumbnailPlaces count={firstLook} />}
      {firstLook === 0 && photos.length > 1 && (
        <PhotoThumbnails photos={photos} current={current} onShow={show} />
      )}
      {opened !== null && (
        <PhotoViewer
          photos={photos.map(({ photo }, index) => ({ image: photo, title: nameOf(index) }))}
          measures={measures}
          index={opened}
          onShow={follow}
          onClose={close}
        />
      )}
    </div>
  );
}
