import PQueue from 'p-queue';
import { decompress } from 'wawoff2';
import { renameFace } from './rename-face.ts';

/** One at a time: each font is unpacked into the same memory, until it is copied. */
const unpacking = new PQueue({ concurrency: 1 });

/** Converts a web font (WOFF2) to TrueType for typesetting, under another name. */
export const unpackFace = (woff2: Buffer, name: string): Promise<Buffer> =>
  unpacking.add(async () => renameFace(await decompress(woff2), name));
