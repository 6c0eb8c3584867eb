import { drawings } from '../../server/images/drawings.ts';
import { firstPictures } from '../../server/images/first-pictures.ts';
import { ImageService } from '../../server/images/image-service.ts';
import type { Rendition } from '../../server/images/image-service.ts';
import { PictureRecords } from '../../server/images/picture-records.ts';
import { drawnPictures } from './shop-process.ts';

const THREADS = 2;
/** What grids show, px. */
const WIDEST = 725;
/** Thumbnails and photos on the screen of a journey, px. */
const PHOTO_WIDTHS = [125, 900];
/** The products that journeys open. */
const OPENED = [
  'bamboo-usb-stick',
  'cork-trivet',
  'engraved-drink-bottle',
  'engraved-slate-coasters',
  'logo-cork-coasters',
  'memorial-plaque',
  'new-home-gift-pack',
  'personalised-cotton-tee',
  'pine-phone-stand',
  'slate-wall-clock',
];

function photosOf(slug: string, records: PictureRecords): Rendition[] {
  const names = [...drawings.keys()].filter((name) => name.startsWith(`products/${slug}/`));
  return names.flatMap((name) => {
    const hash = records.hashOf(name);
    if (hash === null) return [];
    return PHOTO_WIDTHS.map((width) => ({ hash, aspect: '4x3', width, format: 'avif' }) as const);
  });
}

/** Draws what journeys see before any of them begins, so that none waits for a drawing, or for the busy machine. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function drawPictures(): Promise<void> {
  const service = new ImageService({ directory: drawnPictures, threads: THREADS });
  const records = new PictureRecords(service);
  const grids = firstPictures(records).filter(({ width }) => width <= WIDEST);
  await service.warm([...grids, ...OPENED.flatMap((slug) => photosOf(slug, records))]);
  await service.close();
}
