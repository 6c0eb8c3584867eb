import { firstPictures } from '../../server/images/first-pictures.ts';
import { ImageService } from '../../server/images/image-service.ts';
import { PictureRecords } from '../../server/images/picture-records.ts';
import { drawnPictures } from './shop-process.ts';

const THREADS = 2;
/** What grids show; the large pictures of the few products that journeys open are drawn as they are asked for, px. */
const WIDEST = 725;

/** Draws what pages show first before any journey begins, so that none of them waits for a drawing. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function drawPictures(): Promise<void> {
  const service = new ImageService({ directory: drawnPictures, threads: THREADS });
  const first = firstPictures(new PictureRecords(service));
  await service.warm(first.filter(({ width }) => width <= WIDEST));
  await service.close();
}
