import { Trans, useLingui } from '@lingui/react/macro';
import { ZoomIn } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { photoSource } from './photo-source.ts';
import { PhotoThumbnails, ThumbnailPlaces } from './PhotoThumbnails.tsx';
import { usePhotoKeys } from './use-photo-keys.ts';
import { usePhotoName } from './use-photo-name.ts';
import { usePhotoSlider } from './use-photo-slider.ts';

/** Stands in for a viewer that did not arrive: the photo can be pressed again. */
function Unopened({ onClose }: { onClose: () => void }) {
  useEffect(onClose);
  return null;
}

const PhotoViewer = lazyPart(async () => (await import('./PhotoViewer.tsx')).PhotoViewer, Unopened);

interface PhotoCarouselProps {
  productName: string;
  photos: readonly { id: number; photo: ShopImage }[];
  /** How large the piece is, in words: said beside what is looked at closely. */
  measures?: string;
  /** The photo of the chosen SKU; it is shown as soon as it changes (PRD-10). */
  chosenPhotoId: number | null;
  /** So many places for thumbnails stand in for them and for all photos but the first, until the rest is due; 0: it is. */
  firstLook?: number;
}

/**
 * Photos to swipe or leaf through with the arrow keys, Home and End, with thumbnails when there is more than one; a
 * press opens the large one (PRD-02). Works by scrolling without script.
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
            // keen-slider counts from the left and marks where reading goes the other way.
            'flex outline -outline-offset-1 sm:rounded-cut outline-kerf data-keen-slider-reverse:flex-row-reverse',
            ready
              ? 'touch-pan-y overflow-hidden'
              : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
          )}
        >
          {due.map(({ id, photo }, index) => (
            <button
              // The first stands there before anything else is known of it.
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
        <Suspense fallback={null}>
          <PhotoViewer
            photos={photos.map(({ photo }, index) => ({ image: photo, title: nameOf(index) }))}
            measures={measures}
            index={opened}
            onShow={follow}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
