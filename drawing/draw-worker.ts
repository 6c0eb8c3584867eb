import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import type { DrawnPicture } from './manifest.ts';
import { shopPictures } from './shop-pictures.ts';
import { takePicture } from './take-picture.ts';

/* A child of draw.ts: draws the pictures whose names it is sent, one by one. */

/** What draw.ts sends: which picture, where to, and what is there already. */
export interface DrawJob {
  name: string;
  folder: string;
  drawn: DrawnPicture | undefined;
}

/** What comes back: what is there now, or why it is not. */
export type DrawResult = { name: string; drawn: DrawnPicture } | { name: string; error: string };

/** Other work on the machine comes first. */
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
