import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { imageCutTo, imageSrcSet } from '../../lib/image-url.ts';
import { aspectHeight } from '../../rules/aspect-height.ts';
import { placeholderColour } from '../../lib/placeholder-colour.ts';
import { cutsOf, imageSlots, sizesOf } from '../../rules/image-slots.ts';
import type { ImageSlotName, SlotCut } from '../../rules/image-slots.ts';
import { HeadEntry } from '../head/HeadEntry.tsx';
import { previewPicture } from '../head/preview-picture.ts';
import { usePictureRetry } from './use-picture-retry.ts';

interface PictureProps {
  image: ShopImage;
  /** What the picture shows; '' when the text beside it says so already. */
  alt: string;
  /** Image slot: its display width and the files requested. */
  slot: ImageSlotName;
  /** The owner's maximum width here, px. */
  limit?: number;
  /** The largest picture above the fold: loaded immediately and first (IMG-09). */
  priority?: boolean;
  className?: string;
}

/** Attributes shared by both kinds of `<img>`. */
interface ShownImage {
  width: number;
  height: number;
  className: string;
}

/** A transparent pixel, the source of a waiting picture; its box's background shows through. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A picture in AVIF, WebP or its own format (IMG-08) at device pixels (IMG-07), on its placeholder, in a box
 * of constant size. If it cannot be loaded or decoded, it is requested once more, then logged and left out;
 * its box remains (ERR-16).
 */
export function Picture({ image, alt, slot, limit, priority = false, className }: PictureProps) {
  const { url } = image;
  const { isShown, watch } = usePictureRetry(url);
  const height = aspectHeight(image.width, image.aspect) ?? image.height;
  const shown = {
    width: image.width,
    height,
    className: 'block size-full object-cover',
  };
  const colour = placeholderColour(image.placeholder);
  const sizes = sizesOf(imageSlots[slot], !priority);
  const sources = cutsOf(imageSlots[slot], limit)
    .flatMap((cut) => sourcesOf(image, cut))
    .map((source) => ({ ...source, sizes }));
  return (
    <span
      className={classNames('block overflow-hidden bg-ply', colour && 'faint-grain', className)}
      style={{
        aspectRatio: `${image.width} / ${height}`,
        // Not the placeholder itself, which the browser would open as a document before painting.
        backgroundColor: colour ?? undefined,
      }}
    >
      {import.meta.env.SSR && <HeadEntry write={previewPicture({ image, alt, height })} />}
      {isShown &&
        (priority ? (
          <picture className="contents">
            {sources.slice(0, -1).map((source) => (
              <source key={source.srcSet} {...source} />
            ))}
            <img
              {...watch}
              srcSet={sources.at(-1)?.srcSet}
              sizes={sizes}
              src={url}
              alt={alt}
              {...shown}
              loading="eager"
              fetchPriority="high"
              decoding="async"
            />
          </picture>
        ) : (
          <LazyPicture key={url} image={image} sources={sources} watch={watch} alt={alt} {...shown} />
        ))}
    </span>
  );
}

interface LazyPictureProps extends ShownImage {
  image: ShopImage;
  alt: string;
  sources: readonly { type?: string; media?: string; srcSet: string; sizes: string }[];
  watch: ReturnType<typeof usePictureRetry>['watch'];
}

/**
 * A picture that loads shortly before it is visible: an inline script restores the `media` of its sources
 * (server/http/lazy-pictures.ts), which React leaves alone, its props being unchanged. Without script the
 * `noscript` copy loads.
 */
function LazyPicture({ image, sources, watch, alt, className, ...size }: LazyPictureProps) {
  return (
    <>
      <picture className="contents">
        {sources.map(({ media, ...source }) => (
          <source
            key={source.srcSet}
            {...source}
            media="not all"
            data-media={media ?? ''}
            suppressHydrationWarning
          />
        ))}
        <img
          {...watch}
          data-lazy=""
          src={NOTHING}
          alt={alt}
          {...size}
          decoding="async"
          className={`${className} noscript:hidden`}
          // The inline script also sets its `sizes`, which do nothing without a `srcset`.
          suppressHydrationWarning
        />
      </picture>
      <noscript className="noscript:contents">
        <picture className="contents">
          <source type="image/avif" srcSet={image.avif_url} />
          <source type="image/webp" srcSet={image.webp_url} />
          <img src={image.url} alt={alt} {...size} loading="lazy" className={className} />
        </picture>
      </noscript>
    </>
  );
}

/** A browser's choice of files, best format first; none for a crop of a picture that has one size only. */
function sourcesOf(image: ShopImage, { media, aspect, widths }: SlotCut) {
  const formats = [
    { type: 'image/avif', url: image.avif_url },
    { type: 'image/webp', url: image.webp_url },
    { url: image.url },
  ];
  return formats.flatMap(({ url, ...format }) => {
    const srcSet = imageSrcSet(aspect === null ? url : imageCutTo(url, aspect), widths);
    if (srcSet === undefined && aspect !== null) return [];
    return [{ ...format, ...(media === null ? {} : { media }), srcSet: srcSet ?? url }];
  });
}
