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
  /** Slide to open at, from 0; with `onShow`, the current slide. */
  index: number;
  onClose: () => void;
  /** Reports the current slide, from 0. */
  onShow?: (index: number) => void;
  /** Whether to show titles and descriptions over the pictures; screen readers get the title anyway. */
  captions?: boolean;
  thumbnails?: boolean;
}

/** Device pixels per picture pixel at maximum zoom. */
const CLOSEST = 2;

/**
 * Pictures one at a time over the whole window: arrow keys, Escape, swiping; zoom by pinch, wheel, double tap
 * and the keys +, - and 0, when arrows pan. Returns the focus on closing.
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

/** The viewer's labels. */
function useLabels() {
  const { t } = useLingui();
  // Left as they are: the viewer inserts the numbers for each slide.
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

/** The picture as already loaded, until the large one arrives. */
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

/** URL of a thumbnail that is sharp on every screen. */
const smallest = (url: string) =>
  imageSrcSet(url, widthsOf(imageSlots.thumbnail))?.split(', ').at(-1)?.split(' ')[0] ?? url;

/** Whether this browser shows AVIF: the viewer does not support `<picture>`, but the page below uses it. */
const takesAvif = () => [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));

const lightboxWidths = ({ width }: ShopImage) => widthsOf(imageSlots.galleryLightbox, width);

const webpOf = (image: ShopImage) => filesOf(image, image.webp_url, lightboxWidths(image));

/** For small screens. */
const SMALL_WIDTH = 800;

/** The largest AVIF already exists on the host and is small; sizes in between would have to be generated. */
const avifOf = (image: ShopImage) =>
  filesOf(
    image,
    image.avif_url,
    lightboxWidths(image).filter((width) => width <= SMALL_WIDTH || width === image.width),
  );

/** A picture's files in the viewer's format. */
function filesOf(image: ShopImage, url: string, widths: readonly number[]) {
  const sizes = imageSrcSet(url, widths)?.split(', ') ?? [];
  const srcSet = sizes.map((size) => {
    const [src = '', wide = ''] = size.split(' ');
    const width = Number.parseInt(wide, 10);
    return { src, width, height: Math.round((width * image.height) / image.width) };
  });
  return { src: url, thumbnail: smallest(url), srcSet };
}
