import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { renderScene } from '../../drawing/engine/render.ts';
import type { PictureDone, PictureJob, PictureOutput } from './picture-job.ts';

/* Runs in a worker thread: draws or cuts pictures, encodes them and writes the files. */

interface Master {
  data: Buffer;
  width: number;
  height: number;
}

const BEHIND_THE_SHOP = 10;
const MASTERS_KEPT = 4;
const masters = new Map<string, Master>();
// Answers come before pictures. Linux applies this to the calling thread alone.
setPriority(BEHIND_THE_SHOP);
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (job: PictureJob) => void run(job));

async function run(job: PictureJob): Promise<void> {
  for (const [index, output] of job.outputs.entries()) {
    const done: PictureDone = await write(job, output).then(
      () => ({ index }),
      (error: unknown) => ({ index, error: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(done);
  }
}

async function write(job: PictureJob, output: PictureOutput): Promise<void> {
  const picture = await pictureFor(job);
  const sized =
    output.width === job.masterWidth && output.height === job.masterHeight
      ? picture
      : picture.resize(output.width, output.height, { fit: 'fill', kernel: 'lanczos3' });
  const bytes = await encode(sized, output.format).toBuffer();
  await mkdir(dirname(output.path), { recursive: true });
  const unfinished = `${output.path}.${process.pid}-${threadId}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, output.path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function pictureFor({ hash, source, masterWidth, masterHeight }: PictureJob): Promise<Sharp> {
  if (source.kind === 'file')
    return sharp(source.path)
      .rotate()
      .resize(masterWidth, masterHeight, { fit: 'cover', position: 'centre' });
  const key = `${hash} ${masterWidth}x${masterHeight}`;
  const master = masters.get(key) ?? (await renderScene(source.scene, masterWidth, masterHeight));
  masters.delete(key);
  masters.set(key, master);
  for (const oldest of masters.keys()) {
    if (masters.size <= MASTERS_KEPT) break;
    masters.delete(oldest);
  }
  return sharp(master.data, { raw: { width: master.width, height: master.height, channels: 3 } });
}

function encode(picture: Sharp, format: PictureOutput['format']): Sharp {
  if (format === 'avif') return picture.avif({ quality: 56, effort: 2, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return picture.webp({ quality: 80, effort: 3 });
  if (format === 'png') return picture.png({ compressionLevel: 7 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, progressive: true, mozjpeg: false });
}
