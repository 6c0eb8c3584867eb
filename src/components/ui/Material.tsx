import type { ReactNode } from 'react';
import { engravingTone } from '../../lib/engraving-tone.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import type { ImageSlotName } from '../../rules/image-slots.ts';
import { Picture } from './Picture.tsx';

interface MaterialProps {
  /** Picture of the material; a plain board without one. */
  image: ShopImage | null;
  slot: ImageSlotName;
  /** Widest file requested, px: more pixels would not be noticed under text. */
  limit?: number;
  priority?: boolean;
  /** The text burnt in. */
  children: ReactNode;
}

/** Fills its box with a material and burns text into it: dark on pale ones, pale on dark ones. */
export function Material({ image, slot, limit, priority, children }: MaterialProps) {
  if (!image)
    return (
      <div className="wood-grain burnt-in grid size-full items-center rounded-[inherit]">
        <div className="min-w-0">{children}</div>
      </div>
    );
  return (
    <div
      className={`burnt-ground ${engravingTone(image.placeholder) === 'dark' ? 'burnt-dark' : 'burnt-pale'}`}
    >
      <Picture
        image={image}
        alt=""
        slot={slot}
        limit={limit}
        priority={priority ?? false}
        className="absolute inset-0 size-full"
      />
      <div className="relative min-w-0">{children}</div>
    </div>
  );
}
