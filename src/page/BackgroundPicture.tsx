import { Picture } from '../components/ui/Picture.tsx';
import { classNames } from '../lib/class-names.ts';
import type { ShopImage } from '../lib/image-url.ts';
import type { Opacity, Saturation } from './box-settings.ts';

interface BackgroundPictureProps {
  image: ShopImage;
  /** Stays in place while the page scrolls. */
  fixed: boolean;
  opacity: Opacity;
  saturation: Saturation;
}

const OPACITY_CLASS: Record<Opacity, string> = {
  10: 'opacity-10',
  30: 'opacity-30',
  50: 'opacity-50',
  70: 'opacity-70',
  90: 'opacity-90',
  100: 'opacity-100',
};

const SATURATION_CLASS: Record<Saturation, string> = {
  0: '[filter:saturate(0)]',
  50: '[filter:saturate(.5)]',
  100: '',
};

/**
 * A picture behind the content of its box (BLK-10). A fixed one is clipped by its parent: not every browser
 * supports `background-attachment: fixed`.
 */
export function BackgroundPicture({ image, fixed, opacity, saturation }: BackgroundPictureProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('absolute inset-0 -z-10', fixed ? '[clip-path:inset(0)]' : 'overflow-hidden')}
    >
      <Picture
        image={image}
        alt=""
        slot="background"
        className={classNames(
          fixed ? 'fixed inset-0 h-lvh w-full' : 'size-full',
          OPACITY_CLASS[opacity],
          SATURATION_CLASS[saturation],
        )}
      />
    </div>
  );
}
