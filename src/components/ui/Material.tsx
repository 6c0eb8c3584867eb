import type { ReactNode } from 'react';
import { burntTone } from '../../lib/burnt-tone.ts';
import type { ShopImage } from '../../lib/image-url.ts';
import type { ImageSlotName } from '../../rules/image-slots.ts';
import { Picture } from './Picture.tsx';

interface MaterialProps {
  /** A sheet of the material; bare board where there is none. */
  image: ShopImage | null;
  slot: ImageSlotName;
  /** The widest file that is asked for, px: under words more pixels would not be seen. */
  limit?: number;
  priority?: boolean;
  /** What is burnt in. */
  children: ReactNode;
}

/** Fills its box with a material and burns words into it: dark into pale ones, pale into dark ones. */
export function Material({ image, slot, limit, priority, children }: MaterialProps) {
  if (!image)
    return (
      <div className="wood-grain burnt-in grid size-full items-center rounded-[inherit]">
        <div className="min-w-0">{children}</div>
      </div>
    );
  return (
    <div className={`burnt-ground ${burntTone(image.placeholder) === 'dark' ? 'burnt-dark' : 'burnt-pale'}`}>
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
