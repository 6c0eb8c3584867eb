import PQueue from 'p-queue';
import { decompress } from 'wawoff2';
import { renameFace } from './rename-face.ts';

/** One after the other: what was unpacked lies where the next face is unpacked to, until it is copied. */
const unpacking = new PQueue({ concurrency: 1 });

/** A face of the web (WOFF2) as one that a typesetter takes (TrueType), under another name. */
export const unpackFace = (woff2: Buffer, name: string): Promise<Buffer> =>
  unpacking.add(async () => renameFace(await decompress(woff2), name));
