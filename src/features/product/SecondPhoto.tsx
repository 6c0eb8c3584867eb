import { useState } from 'react';
import { imageSrcSet } from '../../lib/image-url.ts';
import { imageSlots, sizesOf, widthsOf } from '../../rules/image-slots.ts';
import type { ImageSlotName } from '../../rules/image-slots.ts';
import { useCardPhotosQuery } from './CardPhotos.generated.ts';

/** The product's next photo, shown over its card while the mouse is on it. Decorative. */
export function SecondPhoto({ slug, slot }: { slug: string; slot: ImageSlotName }) {
  const { data } = useCardPhotosQuery({ variables: { url: slug } });
  const [isLoaded, setLoaded] = useState(false);
  const photo = data?.sellProduct?.images[1];
  if (!photo) return null;
  const srcSet = imageSrcSet(photo.avif_url, widthsOf(imageSlots[slot]));
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet} sizes={sizesOf(imageSlots[slot], false)} />
      <img
        src={photo.webp_url}
        alt=""
        onLoad={() => setLoaded(true)}
        className={`absolute inset-0 size-full rounded-cut object-cover opacity-0 transition-opacity ${isLoaded ? 'group-hover:opacity-100' : ''}`}
      />
    </picture>
  );
}
