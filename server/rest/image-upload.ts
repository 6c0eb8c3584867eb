import type { Readable } from 'node:stream';
import { MEGABYTE } from '../../src/rules/megabyte.ts';
import { imageUploadLimits } from '../generated/input-limits.ts';
import type { UploadedImage } from '../generated/wire.ts';
import { imageRecord } from '../images/image-record.ts';
import { refusedPicture } from '../images/refused-picture.ts';
import { invalid, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { Services } from '../services.ts';
import type { RestContext } from './rest-routes.ts';
import { readUpload } from './upload-form.ts';

const FOLDER = 'originals/';
const HASH = /^originals\/([0-9a-f]{32})$/;

/**
 * Converts a hash to a UUID, which has as many bits: either identifies an original, so neither needs to be
 * stored.
 */
const uuidOf = (hash: string): string => hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Returns the hash of an upload; null if uuid and key do not match. */
export function uploadedHash({ uuid, key }: { uuid: string; key: string }): string | null {
  const [, hash] = HASH.exec(key) ?? [];
  return hash !== undefined && uuid.toLowerCase() === uuidOf(hash) ? hash : null;
}

/** Reads a file to its end; one larger than the contract allows is refused. */
async function receive(content: Readable): Promise<Outcome<Buffer>> {
  const { maxBytes } = imageUploadLimits.file;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= maxBytes) parts.push(part);
  }
  if (bytes > maxBytes) return refused(413, refusalText('FILE_TOO_LARGE', { limit: maxBytes / MEGABYTE }));
  return bytes === 0 ? invalid(refusalText('FILE_EMPTY')) : success(Buffer.concat(parts));
}

/**
 * Stores the picture of a form as an original. Refusals: 413 FILE_TOO_LARGE, 422 FILE_EMPTY, IMAGE_UNREADABLE
 * (SEC-05), 429 FILES_BUSY, and those of `readUpload`.
 */
export async function storeUpload(
  { images }: Services,
  { request }: RestContext,
): Promise<Outcome<UploadedImage>> {
  const form = await readUpload(request, { receive, discard: () => Promise.resolve() });
  if (!form.ok) return form;
  try {
    const original = await images.add(form.value.file);
    const { hash } = original;
    const image = imageRecord(original, { aspect: 'original', width: 300 });
    return success({ uuid: uuidOf(hash), key: `${FOLDER}${hash}`, name: form.value.name, image });
  } catch (error) {
    return refusedPicture(error, invalid(refusalText('IMAGE_UNREADABLE')));
  }
}
