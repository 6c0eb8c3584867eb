import type { ImageFormat } from './image-sizes.ts';

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** An empty chunk: its name and checksum. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
/** The smallest unit a power failure leaves as zeros. Plain WebP files may end in a few. */
const SECTOR_BYTES = 512;
const MIN_BYTES = 16;

const endsInZeros = (bytes: Buffer): boolean =>
  bytes.length > SECTOR_BYTES && bytes.subarray(-SECTOR_BYTES).every((byte) => byte === 0);

const isCompleteJpeg = (bytes: Buffer): boolean =>
  bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;

const isCompletePng = (bytes: Buffer): boolean =>
  bytes.subarray(0, PNG_HEAD.length).equals(PNG_HEAD) && bytes.subarray(-PNG_END.length).equals(PNG_END);

/** A RIFF file states its own length; an odd one is padded with a zero. */
function isCompleteWebp(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  const length = bytes.readUInt32LE(4) + 8;
  return bytes.length === length && !endsInZeros(bytes);
}

/** An ISO media file is a sequence of boxes, each starting with its length, that together fill the file. */
function isCompleteAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp' || endsInZeros(bytes)) return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

const CHECKS: Record<ImageFormat, (bytes: Buffer) => boolean> = {
  avif: isCompleteAvif,
  webp: isCompleteWebp,
  jpg: isCompleteJpeg,
  png: isCompletePng,
};

/** Whether these bytes are a complete picture of this format; nothing is decoded. */
export const isCompletePicture = (bytes: Buffer, format: ImageFormat): boolean =>
  bytes.length > MIN_BYTES && CHECKS[format](bytes);
