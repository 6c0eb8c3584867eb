import { Lightbox } from '../../components/ui/Lightbox.tsx';
import type { ShopImage } from '../../lib/image-url.ts';
import { aspectHeight } from '../../lib/image-url.ts';

interface PhotoViewerProps {
  photos: readonly { image: ShopImage; title: string }[];
  /** How large the piece is, in words; '' when that is not known. */
  measures: string;
  /** The photo that is looked at, from 0. */
  index: number;
  /** Asks for another photo to be the one that is looked at. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The widest that a photo is looked at, px (specification section 9). */
const LARGE_WIDTH = 2000;

/** A product's photos over the whole window, to be looked at closely (PRD-02). Its code comes when it is first opened. */
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

/** The record of the same picture at its largest; its URLs take any size. */
function enlarged(image: ShopImage): ShopImage {
  const height = aspectHeight(LARGE_WIDTH, image.aspect);
  return height === undefined ? image : { ...image, width: LARGE_WIDTH, height };
}
