import { useLingui } from '@lingui/react/macro';
import { useKeenSlider } from 'keen-slider/react';
import { useEffect, useState } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';

interface Photo {
  id: number;
  photo: ShopImage;
}

interface PhotoCarouselProps {
  productName: string;
  photos: readonly Photo[];
  /** The photo of the chosen SKU; it is shown as soon as it changes (PRD-10). */
  chosenPhotoId: number | null;
}

/** The widest that a product picture is asked for, px (specification section 9). */
const PRODUCT_WIDTH = 1184;
const SIZES = '(min-width: 64rem) 37rem, 100vw';

/** Photos to swipe through, with thumbnails when there is more than one (PRD-02). Works by scrolling without script. */
export function PhotoCarousel({ productName, photos, chosenPhotoId }: PhotoCarouselProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [containerRef, slider] = useKeenSlider({
    selector: ':scope > *',
    rtl: typeof document !== 'undefined' && document.documentElement.dir === 'rtl',
    slideChanged: (instance) => setCurrent(instance.track.details.rel),
    created: () => setReady(true),
  });
  const chosenIndex = photos.findIndex((photo) => photo.id === chosenPhotoId);
  useEffect(() => {
    if (ready && chosenIndex >= 0) slider.current?.moveToIdx(chosenIndex);
  }, [chosenIndex, ready, slider]);

  return (
    <div role="group" aria-label={t`Photos of ${productName}`}>
      <div
        ref={containerRef}
        className={classNames(
          'flex rounded-cut border border-kerf',
          ready ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
        )}
      >
        {photos.map(({ id, photo }, index) => (
          <div key={id} inert={ready && index !== current} className="w-full min-w-full shrink-0 snap-start">
            <Picture
              image={photo}
              alt={t`${productName}, photo ${index + 1} of ${photos.length}`}
              sizes={SIZES}
              slotMaximum={PRODUCT_WIDTH}
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      {photos.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map(({ id, photo }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t`Show photo ${index + 1}`}
                aria-current={index === current}
                onClick={() => slider.current?.moveToIdx(index)}
                className="block w-20 rounded-cut border border-kerf aria-[current=true]:border-scorch aria-[current=true]:shadow-[0_0_0_1px_var(--scorch)]"
              >
                <Picture image={photo} alt="" sizes="5rem" slotMaximum={300} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
