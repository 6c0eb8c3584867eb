import { classNames } from '../../lib/class-names.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import { aspectHeight, imageCutTo, imageSrcSet } from '../../lib/image-url.ts';
import { placeholderColour } from '../../lib/placeholder-colour.ts';
import { cutsOf, imageSlots, sizesOf } from '../../rules/image-slots.ts';
import type { ImageSlotName, SlotCut } from '../../rules/image-slots.ts';
import { HeadNote } from '../head/HeadNote.tsx';
import { pictured } from '../head/pictured.ts';
import { useSecondTry } from './use-second-try.ts';

interface PictureProps {
  image: ShopImage;
  /** What there is to see; '' when the words beside it say it already. */
  alt: string;
  /** Its place: how wide it stands there and what is asked for. */
  slot: ImageSlotName;
  /** An owner's own maximum for the place, px. */
  limit?: number;
  /** The largest picture above the fold: loaded at once and first (IMG-09). */
  priority?: boolean;
  className?: string;
}

/** How the `<img>` of either kind stands. */
interface ShownImage {
  width: number;
  height: number;
  className: string;
}

/** One clear pixel: stands in a picture that waits. What one sees is the ground of its box. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A picture in AVIF, WebP or its own format (IMG-08) at the device's pixels (IMG-07), on its placeholder, in a box that
 * never changes size. One that does not come, or cannot be decoded, is asked for once more, then logged and left out;
 * its box stays (ERR-16).
 */
export function Picture({ image, alt, slot, limit, priority = false, className }: PictureProps) {
  const { url } = image;
  const { isShown, watch } = useSecondTry(url);
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
        // Not the placeholder itself: each would be a document that the browser opens before it paints.
        backgroundColor: colour ?? undefined,
      }}
    >
      {import.meta.env.SSR && <HeadNote note={pictured({ image, alt, height })} />}
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
  watch: ReturnType<typeof useSecondTry>['watch'];
}

/**
 * A picture that waits until it is nearly seen: an inline script of the page then gives its sources the `media` that is theirs
 * (server/http/lazy-pictures.ts), which React, for which nothing has changed, leaves so. Without script its twin loads.
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
            data-media={media}
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

/** The files that a browser chooses from, the best format first; none for a cut of a picture that has one size only. */
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
