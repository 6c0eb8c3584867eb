import type { Database } from '../../db/connection.ts';
import { writeContent } from '../../db/content-version.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import { HASH_PATTERN } from '../../images/original.ts';
import { seededPicture, seededPictureName } from '../../images/picture-reference.ts';
import { refusedPicture } from '../../images/refused-picture.ts';
import { invalid, refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isReferredTo, replaceReferences } from './picture-reference-store.ts';

/** The replacement picture, and the number of places it is now used in. */
export interface ReplacedPicture {
  hash: string;
  places: number;
}

/** Lets the owner replace the shop's pictures. */
export class PictureManager {
  readonly #database: Database;
  readonly #images: ImageLibrary;

  constructor(input: { database: Database; images: ImageLibrary }) {
    this.#database = input.database;
    this.#images = input.images;
  }

  /**
   * Replaces a picture wherever it is shown; a running shop shows the new one immediately. Refusals: 404
   * PICTURE_UNKNOWN, 422 IMAGE_UNREADABLE, 429 FILES_BUSY.
   * @param wanted the picture's name, e.g. `products/cork-trivet/banksia`, or the hash in its URL; of a missing
   *   picture the reference in the report about it
   * @param bytes content of the new file
   */
  async replace(wanted: string, bytes: Buffer): Promise<Outcome<ReplacedPicture>> {
    const from = await this.#referenceTo(wanted);
    if (from === null) return refused(404, refusalText('PICTURE_UNKNOWN', { name: wanted }));
    try {
      const { hash } = await this.#images.add(bytes);
      const places = await writeContent(this.#database, (transaction) =>
        replaceReferences(transaction, from, hash),
      );
      return success({ hash, places });
    } catch (error) {
      return refusedPicture(error, invalid(refusalText('IMAGE_UNREADABLE')));
    }
  }

  /** Also finds a picture that tables refer to although its file, or its entry in the manifest, is missing. */
  async #referenceTo(wanted: string): Promise<string | null> {
    const known = this.#images.referenceTo(wanted);
    if (known !== null) return known;
    const isReference = HASH_PATTERN.test(wanted) || seededPictureName(wanted) !== null;
    const reference = isReference ? wanted : seededPicture(wanted);
    return (await isReferredTo(this.#database, reference)) ? reference : null;
  }
}
