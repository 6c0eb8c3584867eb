import type { PictureProcess } from '../../images/picture-process.ts';
import { cleanSvg } from './clean-svg.ts';

/** A file as it is kept. */
export interface CheckedFile {
  contentType: string;
  bytes: Buffer;
}

const PICTURES = new Map([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);
/** How far into a file its first tag must come. */
const HEAD_BYTES = 1024;

/**
 * What a file is, by its content: PNG, JPEG, WebP, SVG or PDF; an SVG is cleaned. Names and declared types count for
 * nothing.
 * @param pictures looks into it, so that a picture that breaks its reader does not break the shop
 * @returns null for everything else, and for what cannot be read
 */
export async function checkFileType(bytes: Buffer, pictures: PictureProcess): Promise<CheckedFile | null> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { contentType: 'application/pdf', bytes };
  const head = bytes.subarray(0, HEAD_BYTES).toString('utf8').trimStart();
  if (/^(\uFEFF)?</.test(head)) return checkSvg(bytes, pictures);
  try {
    const { format } = await pictures.run({ kind: 'identify', bytes });
    const contentType = PICTURES.get(format);
    return contentType === undefined ? null : { contentType, bytes };
  } catch {
    return null;
  }
}

async function checkSvg(bytes: Buffer, pictures: PictureProcess): Promise<CheckedFile | null> {
  const svg = cleanSvg(bytes.toString('utf8'));
  if (svg === null) return null;
  const cleaned = Buffer.from(svg);
  try {
    await pictures.run({ kind: 'identify', bytes: cleaned });
    return { contentType: 'image/svg+xml', bytes: cleaned };
  } catch {
    return null;
  }
}
