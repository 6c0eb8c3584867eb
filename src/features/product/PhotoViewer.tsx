import { Lightbox } from '../../components/ui/Lightbox.tsx';
import type { ShopImage } from '../../lib/image-url.ts';
import { aspectHeight } from '../../rules/aspect-height.ts';

interface PhotoViewerProps {
  photos: readonly { image: ShopImage; title: string }[];
  /** The product's size as text; '' when unknown. */
  measures: string;
  /** Index of the enlarged photo, from 0. */
  index: number;
  /** Requests another photo. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The maximum width of an enlarged photo, px (specification section 9). */
const LARGE_WIDTH = 2000;

/** A product's photos in a full-window viewer (PRD-02). Its code is loaded when first opened. */
export function PhotoViewer({ photos, measures, index, onShow, onClose }: PhotoViewerProps) {
  return (
    <Lightbox
      slides={photos.map(({ image, title }) => ({ image: enlarged(image), title, description: measures }))}
      index={index}
      thumbnails={photos.length > 1}
      onShow={onShow}
      onClose={onClose}
    />
  );
}

/** The same picture at its largest; its URLs accept any size. */
function enlarged(image: ShopImage): ShopImage {
  const height = aspectHeight(LARGE_WIDTH, image.aspect);
  return height === undefined ? image : { ...image, width: LARGE_WIDTH, height };
}
