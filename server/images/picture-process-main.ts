import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { serveJobs } from '../lib/serve-jobs.ts';
import { writeAtomically } from '../lib/write-atomically.ts';
import type { PictureJob, PictureMeasures, PictureResults, ReencodeJob, ResizeJob } from './picture-job.ts';

/*
 * Runs as a child process of the host, which itself loads no image library: crops, encodes and measures
 * pictures.
 */

/** Maximum pixels of a displayed picture. */
const MAX_PIXELS = 60_000_000;
/** Maximum pixels of a shopper's photo: interlaced, it is decoded as a whole, with up to 8 bytes a pixel. */
const MAX_PIXELS_OF_PHOTO = 24_000_000;
/** Maximum pixels of a shopper's upload, which is stored unchanged. */
const MAX_PIXELS_IDENTIFIED = 100_000_000;
const PHOTO_FORMATS = new Set(['jpeg', 'png', 'webp']);
/**
 * Widths (px) above which pictures are encoded with less effort, so that visitors do not wait a second for
 * one.
 */
const WIDE = { avif: 1200, webp: 600 } as const;

// Several jobs run concurrently, each on one core, and share no input.
sharp.concurrency(1);
sharp.cache(false);

serveJobs(run);

function run(job: PictureJob): Promise<PictureResults[PictureJob['kind']]> {
  if (job.kind === 'resize') return resize(job);
  if (job.kind === 'reencode') return reencode(job);
  return job.kind === 'measure' ? measure(job.bytes) : identify(job.source);
}

async function resize({ source, target, width, height, format }: ResizeJob): Promise<{ bytes: number }> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'centre' });
  const bytes = await encode(picture, format, width).toBuffer();
  await writeAtomically(target, bytes);
  return { bytes: bytes.length };
}

function encode(picture: Sharp, format: ResizeJob['format'], width: number): Sharp {
  if (format === 'avif')
    return picture.avif({ quality: 56, effort: width > WIDE.avif ? 1 : 2, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return picture.webp({ quality: 80, effort: width > WIDE.webp ? 2 : 3 });
  if (format === 'png') return picture.png({ compressionLevel: 7 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, progressive: true, mozjpeg: false });
}

/** Re-encodes a photo. sharp writes no metadata by default, so location, camera and personal data are dropped. */
async function reencode({ source, maxSide }: ReencodeJob): Promise<{ bytes: Uint8Array }> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS_OF_PHOTO, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!PHOTO_FORMATS.has(format)) throw new Error(`${format} is no photo`);
  const bytes = await picture
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { bytes };
}

async function identify(source: string): Promise<{ format: string }> {
  const { format } = await sharp(source, { limitInputPixels: MAX_PIXELS_IDENTIFIED }).metadata();
  return { format };
}

async function measure(bytes: Uint8Array): Promise<PictureMeasures> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient, format } = await picture.metadata();
  const { data } = await picture
    .clone()
    .flatten({ background: '#fff' })
    .resize(1, 1)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = [0, 1, 2].map((i) => (data[i] ?? data[0] ?? 0).toString(16).padStart(2, '0')).join('');
  return { format, width: autoOrient.width, height: autoOrient.height, colour: `#${colour}` };
}
