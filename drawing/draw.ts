import { fork } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DrawJob, DrawResult } from './draw-worker.ts';
import { filesOf, isDrawn, readManifest, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { pictureFolder, strayFiles } from './picture-files.ts';
import { shopPictures } from './shop-pictures.ts';
import type { ShopPicture } from './shop-pictures.ts';

/*
 * npm run draw: writes the shop's photographs and their manifest; draws only what has changed, and resumes
 * after an interruption.
 *
 *   npm run draw [-- name…] [--jobs 2] [--again]
 *
 * Names (or prefixes of names) limit it to those pictures; --again redraws unchanged ones too.
 */

const MAX_JOBS = 2;

/** Pictures to draw; those with ready-made sizes (shown first on pages) come first. */
function wantedPictures(manifest: Manifest, names: readonly string[], again: boolean): ShopPicture[] {
  const isMeant = ({ name }: ShopPicture) =>
    names.length === 0 || names.some((beginning) => name.startsWith(beginning));
  const isThere = (picture: ShopPicture) => {
    const drawn = manifest.pictures[picture.name];
    return isDrawn(picture, drawn) && drawn !== undefined && allFilesExist(drawn);
  };
  return shopPictures
    .filter((picture) => isMeant(picture) && (again || !isThere(picture)))
    .sort((a, b) => Math.sign(b.slots.length) - Math.sign(a.slots.length));
}

function allFilesExist(drawn: Manifest['pictures'][string]): boolean {
  return filesOf(drawn).every((file) => existsSync(join(pictureFolder, file)));
}

/** Removes pictures that are no longer used from the manifest, and their files from the folder. */
function dropStrays(manifest: Manifest): void {
  const names = new Set(shopPictures.map(({ name }) => name));
  for (const name of Object.keys(manifest.pictures)) if (!names.has(name)) delete manifest.pictures[name];
  writeManifest(pictureFolder, manifest);
  for (const file of strayFiles(manifest)) rmSync(join(pictureFolder, file));
}

/**
 * Runs one child process that draws pictures from the queue until it is empty. @returns the number of
 * failures
 */
async function drawQueue(queue: ShopPicture[], manifest: Manifest, again: boolean): Promise<number> {
  const child = fork(new URL('draw-worker.ts', import.meta.url));
  let failures = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const known = again ? undefined : manifest.pictures[next.name];
    const drawn = known && allFilesExist(known) ? known : undefined;
    const job: DrawJob = { name: next.name, folder: pictureFolder, drawn };
    const result = await new Promise<DrawResult>((resolve, reject) => {
      const died = (): void => reject(new Error(`Drawing ${job.name} has ended the process`));
      child.once('exit', died);
      child.once('message', (message: DrawResult) => {
        child.off('exit', died);
        resolve(message);
      });
      child.send(job);
    });
    if ('error' in result) {
      failures++;
      console.error(`${result.name}: ${result.error}`);
      continue;
    }
    manifest.pictures[result.name] = result.drawn;
    writeManifest(pictureFolder, manifest);
    console.log(`${result.name} (${queue.length} to go)`);
  }
  child.disconnect();
  return failures;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string', default: '1' }, again: { type: 'boolean', default: false } },
});
const manifest = readManifest(pictureFolder);
dropStrays(manifest);
const queue = wantedPictures(manifest, positionals, values.again);
console.log(`${queue.length} of ${shopPictures.length} pictures are to be drawn`);
const jobs = Math.min(MAX_JOBS, Math.max(1, Number(values.jobs)));
const failures = await Promise.all(
  Array.from({ length: jobs }, () => drawQueue(queue, manifest, values.again)),
);
process.exitCode = failures.some((count) => count > 0) ? 1 : 0;
