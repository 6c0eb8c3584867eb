import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Lightbox as Viewer } from 'yet-another-react-lightbox';
import type { ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { ShopImage } from '../../lib/image-url.ts';
import { imageSrcSet } from '../../lib/image-url.ts';
import { imageSlots, widthsOf } from '../../rules/image-slots.ts';
import { DARK, ICONS } from './lightbox-look.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useZoomKeys } from './use-zoom-keys.ts';

interface LightboxSlide {
  image: ShopImage;
  title: string;
  description: string;
}

interface LightboxProps {
  slides: readonly LightboxSlide[];
  /** The slide that it opens at, from 0; with `onShow` the one that is looked at. */
  index: number;
  onClose: () => void;
  /** Tells which slide is looked at, from 0. */
  onShow?: (index: number) => void;
  /** Whether titles and descriptions are written over the pictures; screen readers hear the title anyway. */
  captions?: boolean;
  thumbnails?: boolean;
}

/** Device pixels for one pixel of the picture at its closest. */
const CLOSEST = 2;

/**
 * Pictures one at a time over the whole window: arrow keys, Escape, swiping; closer by pinching, the wheel, a double
 * press and the keys +, - and 0, where the arrows then move about. The focus goes back where it was.
 */
export function Lightbox({ slides, index, onClose, onShow, captions = true, thumbnails }: LightboxProps) {
  const labels = useLabels();
  const zoom = useRef<ZoomRef>(null);
  const [avif] = useState(takesAvif);
  useZoomKeys(zoom);
  useBackCloses(true, onClose);
  return (
    <Viewer
      open
      index={index}
      close={onClose}
      on={{ view: ({ index: shown }) => onShow?.(shown) }}
      plugins={[...(captions ? [Captions] : []), ...(thumbnails ? [Thumbnails] : []), Zoom]}
      zoom={{ ref: zoom, scrollToZoom: true, pinchZoomV4: true, maxZoomPixelRatio: CLOSEST }}
      thumbnails={THUMBNAILS}
      carousel={{ finite: slides.length < 2 }}
      render={{ slideHeader: ({ slide }) => <Waiting src={slide.thumbnail} />, ...ICONS }}
      styles={{ root: DARK }}
      labels={labels}
      slides={slides.map(({ image, title, description }) => ({
        ...(avif ? avifOf(image) : webpOf(image)),
        alt: title,
        width: image.width,
        height: image.height,
        ...(title === '' ? {} : { title }),
        ...(description === '' ? {} : { description }),
      }))}
    />
  );
}

/** The viewer's words. */
function useLabels() {
  const { t } = useLingui();
  // Stand for themselves: the viewer puts the numbers in, slide by slide.
  const index = '{index}';
  const total = '{total}';
  return {
    Previous: t({ message: 'Previous', comment: 'Button: the picture before' }),
    Next: t({ message: 'Next', comment: 'Button: the next picture' }),
    Close: t`Close`,
    Lightbox: t({ message: 'Pictures', comment: 'Name of a viewer of pictures over the whole window' }),
    Carousel: t({ message: 'carousel', comment: 'Heard as the kind of thing: pictures that change places' }),
    Slide: t({
      message: 'slide',
      comment: 'Heard as the kind of thing: one picture among several that change places',
    }),
    'Photo gallery': t`Pictures`,
    '{index} of {total}': t({
      message: `${index} of ${total}`,
      comment: 'Which picture of how many, e.g. 2 of 5',
    }),
    'Zoom in': t({ message: 'Zoom in', comment: 'Button: shows the picture larger' }),
    'Zoom out': t({ message: 'Zoom out', comment: 'Button: shows the picture smaller' }),
    Thumbnails: t({ message: 'Thumbnails', comment: 'Name of the row of small pictures' }),
  };
}

/** The picture as it is at hand already, until the large one is there. */
function Waiting({ src }: { src: string | undefined }) {
  return (
    <img src={src} alt="" aria-hidden="true" className="absolute inset-0 size-full object-contain p-4" />
  );
}

/** px */
const THUMBNAILS = {
  width: 80,
  height: 60,
  padding: 0,
  gap: 8,
  border: 2,
  borderColor: 'transparent',
  vignette: false,
} as const;

/** A picture for a thumbnail, sharp on every screen. */
const smallest = (url: string) =>
  imageSrcSet(url, widthsOf(imageSlots.thumbnail))?.split(', ').at(-1)?.split(' ')[0] ?? url;

/** Whether this browser shows AVIF: the viewer takes no `<picture>`, but the page under it has some. */
const takesAvif = () => [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));

const lightboxWidths = ({ width }: ShopImage) => widthsOf(imageSlots.galleryLightbox, width);

const webpOf = (image: ShopImage) => filesOf(image, image.webp_url, lightboxWidths(image));

/** For small screens. */
const SMALL_WIDTH = 800;

/** At its largest an AVIF lies ready on the host and is small; those between would have to be made. */
const avifOf = (image: ShopImage) =>
  filesOf(
    image,
    image.avif_url,
    lightboxWidths(image).filter((width) => width <= SMALL_WIDTH || width === image.width),
  );

/** The files of a picture in the form that the viewer takes. */
function filesOf(image: ShopImage, url: string, widths: readonly number[]) {
  const sizes = imageSrcSet(url, widths)?.split(', ') ?? [];
  const srcSet = sizes.map((size) => {
    const [src = '', wide = ''] = size.split(' ');
    const width = Number.parseInt(wide, 10);
    return { src, width, height: Math.round((width * image.height) / image.width) };
  });
  return { src: url, thumbnail: smallest(url), srcSet };
}
