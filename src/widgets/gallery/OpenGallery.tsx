import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import type { Lightbox as LightboxComponent } from '../../components/ui/Lightbox.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { imageInSlot } from '../../lib/image-url.ts';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';
import { useGalleryViewQuery } from './GalleryView.generated.ts';
import { SlidePicture } from './SlidePicture.tsx';

type LightboxProps = ComponentProps<typeof LightboxComponent>;

/** Replaces a lightbox that failed to load: the browser opens the picture itself, as without script. */
function PictureItself({ slides, index, onClose }: LightboxProps) {
  const url = slides[index]?.image.url;
  useEffect(() => {
    onClose();
    if (url !== undefined) window.location.assign(url);
  });
  return null;
}

const Lightbox = partOnDemand(async () => (await import('../../components/ui/Lightbox.tsx')).Lightbox, {
  Missing: PictureItself,
});

interface OpenGalleryProps {
  id: number;
  aspect: string;
  /** Opened on request: the page scrolls to it. */
  scrollsIn: boolean;
}

/** Largest width of a gallery group's picture, px (specification section 9). */
const LIGHTBOX_WIDTH = 2000;

/** The pictures of a gallery; each opens the lightbox or, without script, itself (GAL-03). */
export function OpenGallery({ id, aspect, scrollsIn }: OpenGalleryProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useGalleryViewQuery({ variables: { id, aspect } });
  const gallery = data?.cognitoGallery;
  useEffect(() => {
    if (!gallery || !scrollsIn) return;
    top.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    top.current?.focus({ preventScroll: true });
  }, [gallery, scrollsIn]);
  if (error && !data) return <UnreachableAlert onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label={t`Loading`}
        className="wood-grain wood-waiting mt-6 min-h-120 rounded-cut"
      />
    );
  if (!gallery) return null;
  const slides = gallery.slides.flatMap(({ image, ...slide }) =>
    image
      ? [{ ...slide, image, large: imageInSlot(image, { aspect: image.aspect, width: LIGHTBOX_WIDTH }) }]
      : [],
  );
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setShown(index);
  };
  return (
    <div className={scrollsIn ? 'pt-10' : undefined}>
      {scrollsIn && (
        <h3 ref={top} tabIndex={-1} className="mb-4 text-2xl">
          {gallery.heading === '' ? gallery.name : gallery.heading}
        </h3>
      )}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <a
              href={slide.large.url}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              className="block rounded-cut border border-kerf transition-colors hover:border-scorch"
            >
              <SlidePicture
                slide={slide}
                alt={
                  slide.heading === ''
                    ? t({
                        message: `Picture ${index + 1}`,
                        comment: 'Text alternative of a picture without a name: its number',
                      })
                    : slide.heading
                }
                slot="galleryTile4"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Lightbox
          index={shown}
          onClose={() => setShown(null)}
          slides={slides.map(({ large, heading, sub_heading: subheading }) => ({
            image: large,
            title: heading,
            description: subheading,
          }))}
        />
      )}
    </div>
  );
}
