import { MEGABYTE } from '../../../src/rules/megabyte.ts';
import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { userUploadImageLimits } from '../../generated/input-limits.ts';
import { hashOfOriginal } from '../../images/original.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import type { PictureProcess } from '../../images/picture-process.ts';
import { refusedPicture } from '../../images/refused-picture.ts';
import type { RenditionService } from '../../images/rendition-service.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { IncomingFiles } from '../addon-files/incoming-files.ts';
import type { IncomingFile } from '../addon-files/incoming-files.ts';
import { deleteUnusedPhoto, notePhoto, listUnusedPhotos } from './photo-store.ts';
import { lockUser, updateUser } from './user-store.ts';

/** Maximum side (px); large enough for every place that shows a user's photo. */
const MAX_SIDE = 1600;
/** Maximum bytes of photos being uploaded at the same time. */
const ROOM = 100 * MEGABYTE;
/** How long (ms) an uploaded photo may belong to no account before it is deleted. */
const LEFT_AFTER_MS = DAY_MS;

export interface PhotoManagerInput {
  database: Database;
  clock: () => Date;
  pictures: PictureProcess;
  images: ImageLibrary;
  renditions: RenditionService;
  /** Folder for photos being uploaded; created when needed. */
  folder: string;
}

/** Photos users upload of themselves (USR-07, APA-12). */
export class PhotoManager {
  readonly #input: PhotoManagerInput;
  readonly #incoming: IncomingFiles;

  constructor(input: PhotoManagerInput) {
    this.#input = input;
    const { maxBytes } = userUploadImageLimits.image;
    this.#incoming = new IncomingFiles(join(input.folder, 'incoming'), {
      maxBytes,
      tooLarge: refusalText('PHOTO_TOO_LARGE', { limit: maxBytes / MEGABYTE }),
    });
  }

  /** Stores an upload as it arrives. Refusals: 413 PHOTO_TOO_LARGE, 429 FILES_FULL. */
  receive(content: Readable): Promise<Outcome<IncomingFile>> {
    return this.#incoming.receive(content, ROOM);
  }

  /** Deletes an uploaded file. */
  discard(file: IncomingFile): Promise<void> {
    return this.#incoming.discard(file);
  }

  /** Deletes unfinished uploads, and photos added over `LEFT_AFTER_MS` ago that no user has. */
  async sweep(): Promise<void> {
    await this.#incoming.sweep();
    const before = toInstant(new Date(this.#input.clock().getTime() - LEFT_AFTER_MS));
    for (const hash of await listUnusedPhotos(this.#input.database, before)) await this.deleteUnused(hash);
  }

  /**
   * Re-encodes a photo without location, camera and other metadata, and shows it instead of the previous one,
   * which is deleted. Refusals: 415 PHOTO_REFUSED unless it is a PNG, JPEG or WebP of at most 24 million
   * pixels, 429 FILES_BUSY if too many photos are waiting.
   */
  async replace(userId: number, { path }: Pick<IncomingFile, 'path'>): Promise<Outcome<null>> {
    const { database, clock, pictures, images } = this.#input;
    try {
      const { bytes } = await pictures.run({ kind: 'reencode', source: path, maxSide: MAX_SIDE });
      const photo = Buffer.from(bytes);
      await notePhoto(database, hashOfOriginal(photo), toInstant(clock()));
      const { hash } = await images.add(photo);
      await this.#show(userId, hash);
      return success(null);
    } catch (error) {
      return refusedPicture(error, refused(415, refusalText('PHOTO_REFUSED')));
    }
  }

  /** Removes and deletes a user's photo. */
  remove(userId: number): Promise<void> {
    return this.#show(userId, null);
  }

  async #show(userId: number, hash: string | null): Promise<void> {
    const before = await this.#input.database.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, userId);
      // The account was deleted meanwhile, so no user has the photo.
      if (!user) return hash;
      await updateUser(transaction, userId, { photo_hash: hash });
      return user.photo_hash;
    });
    if (before !== null) await this.deleteUnused(before);
  }

  /** Deletes the files of a photo no user has any more. */
  async deleteUnused(hash: string): Promise<void> {
    const { database, renditions } = this.#input;
    await database.transaction().execute(async (transaction) => {
      if (await deleteUnusedPhoto(transaction, hash)) await renditions.remove(hash);
    });
  }
}
