import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useLingui } from '@lingui/react/macro';
import { Lightbox as Viewer } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import type { ShopImage } from '../../lib/image-url.ts';
import { imageSrcSet } from '../../lib/image-url.ts';

interface LightboxSlide {
  image: ShopImage;
  title: string;
  description: string;
}

interface LightboxProps {
  slides: readonly LightboxSlide[];
  /** The slide that it opens at, from 0. */
  index: number;
  onClose: () => void;
}

/** Pictures one at a time over the whole window: arrow keys, Escape, swiping; the focus goes back where it was. */
export function Lightbox({ slides, index, onClose }: LightboxProps) {
  const { t } = useLingui();
  return (
    <Viewer
      open
      index={index}
      close={onClose}
      plugins={[Captions]}
      carousel={{ finite: slides.length < 2 }}
      labels={{
        Previous: t`Previous`,
        Next: t`Next`,
        Close: t`Close`,
        Lightbox: t`Pictures`,
        Carousel: t`carousel`,
        Slide: t`slide`,
        'Photo gallery': t`Pictures`,
        '{index} of {total}': t`{index} of {total}`,
      }}
      slides={slides.map(({ image, title, description }) => ({
        src: image.webp_url,
        alt: title,
        width: image.width,
        height: image.height,
        srcSet: srcSetOf(image),
        ...(title === '' ? {} : { title }),
        ...(description === '' ? {} : { description }),
      }))}
    />
  );
}

/** The sizes of a picture in the form that the viewer takes. */
function srcSetOf(image: ShopImage) {
  const sizes = imageSrcSet(image.webp_url, image.width)?.split(', ') ?? [];
  return sizes.map((size) => {
    const [src = '', wide = ''] = size.split(' ');
    const width = Number.parseInt(wide, 10);
    return { src, width, height: Math.round((width * image.height) / image.width) };
  });
}
