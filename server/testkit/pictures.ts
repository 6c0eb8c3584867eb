import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { openImageLibrary } from '../images/image-library.ts';
import type { ImageLibrary } from '../images/image-library.ts';
import type { ManifestPicture } from '../images/picture-manifest.ts';
import { PictureProcess } from '../images/picture-process.ts';
import type { PictureProcessOptions } from '../images/picture-process.ts';
import { RenditionService } from '../images/rendition-service.ts';
import type { RenditionServiceInput } from '../images/rendition-service.ts';

/** A seed folder with small pictures and their manifest, a picture folder, and the services for them. */
export interface PictureWorld {
  /** Folder of the manifest and its files. */
  seedFolder: string;
  /** `DATA_DIR/images` */
  directory: string;
  library: ImageLibrary;
  pictures: PictureProcess;
  renditions: RenditionService;
  /** The reports in order. */
  reports: string[];
  /** Adds a picture to the seed folder. @returns its hash; `reopen` loads the manifest */
  draw(name: string, options?: DrawOptions): Promise<string>;
  /** Restarts with the same folders, with another manifest text if given. */
  reopen(options?: { manifest?: string }): Promise<void>;
  close(): Promise<void>;
}

interface DrawOptions {
  /** px */
  width?: number;
  /** px */
  height?: number;
  /** Whether it comes with a rendition of 4x3, 300 px wide. */
  ready?: boolean;
  /** Whether it comes with a blank without engraving, which is identical. */
  blank?: boolean;
}

type Options = Partial<Pick<RenditionServiceInput, 'maxBytes' | 'queue'>> & {
  /** A process of the world's own; by default it is shared, as it would take longer to start than the test. */
  process?: PictureProcessOptions;
};

const sharedProcess = new PictureProcess();

const CORNERS: NonNullable<ManifestPicture['blank']>['corners'] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [0, 300],
];
const READY = { aspect: '4x3', width: 300 } as const;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A picture with no two equal parts, so that it does not compress to nothing. */
export function testPicture(width: number, height: number, seed: string = ''): Sharp {
  const hue = Number.parseInt(hashOf(Buffer.from(seed)).slice(0, 4), 16) % 360;
  const rings = Array.from(
    { length: 12 },
    (_, ring) =>
      `<circle cx="50%" cy="50%" r="${48 - ring * 4}%" fill="hsl(${(hue + ring * 30) % 360} 60% 50%)"/>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9b67f"/>${rings.join('')}</svg>`,
    ),
  );
}

async function drawInto(
  folder: string,
  name: string,
  { width = 400, height = 300, ready = false, blank = false }: DrawOptions,
): Promise<ManifestPicture> {
  const file = `${name}.avif`;
  const bytes = await testPicture(width, height, name).avif({ effort: 0 }).toBuffer();
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
  const readyFile = `${name}-4x3-300.avif`;
  if (ready) await sharp(bytes).resize(300, 225).avif({ effort: 0 }).toFile(join(folder, readyFile));
  return {
    file,
    hash: hashOf(bytes),
    width,
    height,
    colour: '#d9b67f',
    scene: hashOf(Buffer.from(name)),
    renditions: ready ? [{ ...READY, format: 'avif', file: readyFile }] : [],
    ...(blank ? { blank: { file, hash: hashOf(bytes), corners: CORNERS } } : {}),
  };
}

/** Creates the folders and opens them; close it in `afterAll`/`afterEach`. */
export async function createPictureWorld(options: Options = {}): Promise<PictureWorld> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const seedFolder = join(root, 'seed');
  const directory = join(root, 'images');
  const known: Record<string, ManifestPicture> = {};
  await mkdir(seedFolder);
  const reports: string[] = [];
  const open = async (manifest = JSON.stringify({ version: 1, pictures: known })) => {
    const manifestFile = join(seedFolder, 'manifest.json');
    await writeFile(manifestFile, manifest);
    const pictures = options.process ? new PictureProcess(options.process) : sharedProcess;
    const shared = { directory, pictures, report: (problem: string) => void reports.push(problem) };
    const library = await openImageLibrary({ ...shared, manifestFile });
    const { maxBytes, queue } = options;
    const more = { ...(maxBytes === undefined ? {} : { maxBytes }), ...(queue ? { queue } : {}) };
    return { library, pictures, renditions: new RenditionService({ ...shared, library, ...more }) };
  };
  const endProcess = async () => void (options.process && (await world.pictures.close()));
  const world: PictureWorld = {
    seedFolder,
    directory,
    reports,
    ...(await open()),
    async draw(name, size = {}) {
      const picture = await drawInto(seedFolder, name, size);
      known[name] = picture;
      return picture.hash;
    },
    async reopen({ manifest } = {}) {
      await endProcess();
      Object.assign(world, await open(manifest));
    },
    async close() {
      await endProcess();
      await rm(root, { recursive: true, force: true });
    },
  };
  return world;
}
