import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import type { DrawnPicture } from './manifest.ts';
import { shopPictures } from './shop-pictures.ts';
import { takePicture } from './take-picture.ts';

/* Child process of draw.ts: draws each picture whose name it receives. */

/** Message from draw.ts: which picture to draw, where, and what has been drawn already. */
export interface DrawJob {
  name: string;
  folder: string;
  drawn: DrawnPicture | undefined;
}

/** Reply: what has been drawn now, or the error. */
export type DrawResult = { name: string; drawn: DrawnPicture } | { name: string; error: string };

/** Niceness: other work on the machine takes priority. */
const BEHIND_OTHERS = 5;
setPriority(Math.max(getPriority(), BEHIND_OTHERS));
sharp.concurrency(1);
sharp.cache(false);

async function draw({ name, folder, drawn }: DrawJob): Promise<DrawResult> {
  const wanted = shopPictures.find((picture) => picture.name === name);
  if (!wanted) return { name, error: 'there is no such picture' };
  try {
    return { name, drawn: await takePicture(wanted, folder, drawn) };
  } catch (error) {
    return { name, error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: DrawJob) => void draw(job).then((result) => process.send?.(result)));
