import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { aspectHeight, imageSrcSet } from '../../lib/image-url.ts';

interface PictureProps {
  image: ShopImage;
  /** What there is to see; '' when the words beside it say it already. */
  alt: string;
  /** How wide it stands, e.g. `(min-width: 48rem) 25vw, 50vw`. Lazy pictures use the real width where they can. */
  sizes: string;
  /** The widest (px) that this place asks for; without it the width of the image record. */
  slotMaximum?: number;
  /** The largest picture above the fold: loaded at once and first (IMG-09). */
  priority?: boolean;
  className?: string;
  imgClassName?: string;
}

/** When the host has too much to do it says so with a `Retry-After` of 5 seconds, which no script can read. */
const AGAIN_AFTER_MS = 5_000;

/**
 * A picture in AVIF, WebP or its own format (IMG-08) at the device's pixels (IMG-07), on its placeholder, in a box that
 * never changes size. One that does not come, or cannot be decoded, is asked for once more, then logged and left out;
 * its box stays (ERR-16).
 */
export function Picture({
  image,
  alt,
  sizes,
  slotMaximum,
  priority = false,
  className,
  imgClassName,
}: PictureProps) {
  const { url } = image;
  const [failure, setFailure] = useState<{ url: string; isShown: boolean }>();
  const failed = failure?.url === url ? failure : undefined;
  const isShown = failed?.isShown ?? true;
  const widest = slotMaximum ?? image.width;
  const measured = priority ? sizes : `auto, ${sizes}`;
  const height = aspectHeight(image.width, image.aspect) ?? image.height;
  const fail = () => {
    setFailure({ url, isShown: false });
    if (failed) console.warn('Picture left out, it could not be loaded or decoded:', url);
    else {
      const tryAgain = () => setFailure((now) => (now?.url === url ? { url, isShown: true } : now));
      setTimeout(tryAgain, AGAIN_AFTER_MS * (1 + Math.random()));
    }
  };
  // A picture may have failed before the page was hydrated; nobody heard its error event then.
  const checkEarlyFailure = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '' && isShown) fail();
  };
  return (
    <picture
      className={classNames('block overflow-hidden bg-ply bg-cover bg-center', className)}
      style={{
        aspectRatio: `${image.width} / ${height}`,
        backgroundImage: image.placeholder ? `url(${JSON.stringify(image.placeholder)})` : undefined,
      }}
    >
      {isShown && (
        <>
          <source
            type="image/avif"
            srcSet={imageSrcSet(image.avif_url, widest) ?? image.avif_url}
            sizes={measured}
          />
          <source
            type="image/webp"
            srcSet={imageSrcSet(image.webp_url, widest) ?? image.webp_url}
            sizes={measured}
          />
          <img
            ref={checkEarlyFailure}
            sizes={measured}
            srcSet={imageSrcSet(image.url, widest)}
            src={image.url}
            alt={alt}
            width={image.width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={fail}
            className={classNames('block size-full object-cover', imgClassName)}
          />
        </>
      )}
    </picture>
  );
}
