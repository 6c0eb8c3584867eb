import { Picture } from '../../components/ui/Picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import { BACKGROUND_CLASS } from '../../components/ui/colour-code.ts';
import type { ImageSlotName } from '../../rules/image-slots.ts';
import { overlayColour } from '../overlay-colour.ts';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';

interface SlidePictureProps {
  slide: GalleryWidget_SlideFragment;
  alt: string;
  slot: ImageSlotName;
  /** The owner's maximum width here, px. */
  limit?: number;
  priority?: boolean;
  className?: string;
  pictureClassName?: string;
}

const FULL = 100;

/** A slide's picture over its overlay colour, with its opacity and saturation (GAL-06). */
export function SlidePicture({
  slide,
  alt,
  slot,
  limit,
  priority,
  className,
  pictureClassName,
}: SlidePictureProps) {
  const { image, image_opacity: opacity, image_saturation: saturation, overlay_color: overlay } = slide;
  if (!image) return null;
  const style = { opacity: (opacity ?? FULL) / FULL, filter: `saturate(${saturation ?? FULL}%)` };
  return (
    <span
      className={classNames('block overflow-hidden', BACKGROUND_CLASS[overlayColour(overlay)], className)}
    >
      <span className="block h-full" style={style}>
        <Picture
          image={image}
          alt={alt}
          slot={slot}
          limit={limit}
          priority={priority}
          className={pictureClassName}
        />
      </span>
    </span>
  );
}
