import { open, readFile, writeFile } from 'node:fs/promises';
import type { PictureProcess } from '../../images/picture-process.ts';
import { refusedPicture } from '../../images/refused-picture.ts';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { MAX_SVG } from './measure-svg.ts';
import { tooComplex } from './svg-cleaner.ts';
import type { SvgCleaner } from './svg-cleaner.ts';

/** The detected type and size of a file. */
export interface CheckedFile {
  contentType: string;
  /** Bytes. */
  size: number;
}

/** Readers isolated from the host, so that a file that crashes one does not crash the shop. */
export interface FileReaders {
  pictures: PictureProcess;
  svgCleaner: SvgCleaner;
}

const PICTURES = new Map([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);
/** How far (bytes) into a file its head is read. */
const HEAD_BYTES = 1024;

const unknown = () => refused(415, refusalText('FILE_TYPE_REFUSED'));

/**
 * Detects a file's type from its content: PNG, JPEG, WebP, SVG or PDF; an SVG is cleaned in place. Names and
 * declared types are ignored. Refusals: 415 FILE_TYPE_REFUSED for any other type, 422 SVG_TOO_COMPLEX, 429
 * FILES_BUSY if too many are being checked.
 */
export async function checkFileType(
  { path, size }: { path: string; size: number },
  { pictures, svgCleaner }: FileReaders,
): Promise<Outcome<CheckedFile>> {
  const head = await readHead(path);
  if (head.startsWith('%PDF-')) return success({ contentType: 'application/pdf', size });
  if (!/^(\uFEFF)?</.test(head.trimStart())) {
    const format = await formatOf(path, pictures);
    if (!format.ok) return format;
    const contentType = PICTURES.get(format.value);
    return contentType === undefined ? unknown() : success({ contentType, size });
  }
  if (size > MAX_SVG.bytes) return tooComplex();
  const cleaned = await svgCleaner.clean(await readFile(path, 'utf8'));
  if (!cleaned.ok) return cleaned;
  await writeFile(path, cleaned.value, { flush: true });
  const format = await formatOf(path, pictures);
  if (!format.ok) return format;
  return format.value === 'svg'
    ? success({ contentType: 'image/svg+xml', size: Buffer.byteLength(cleaned.value) })
    : unknown();
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}

const formatOf = (path: string, pictures: PictureProcess): Promise<Outcome<string>> =>
  pictures.run({ kind: 'identify', source: path }).then(
    ({ format }) => success(format),
    (error: unknown) => refusedPicture(error, unknown()),
  );
