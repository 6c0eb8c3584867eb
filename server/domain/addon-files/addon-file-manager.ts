import { MEGABYTE } from '../../../src/rules/megabyte.ts';
import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { cartAddonFileAddLimits } from '../../generated/input-limits.ts';
import type { PictureProcess } from '../../images/picture-process.ts';
import type { CartAccess } from '../../lib/viewer.ts';
import { invalid, notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requireSelling } from '../settings/require-selling.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import {
  sumUnorderedBytes,
  deleteFiles,
  insertFile,
  filterKnownFiles,
  listUnorderedFiles,
  findFile,
  listStaleFiles,
} from './addon-file-store.ts';
import type { AddonFileRow } from './addon-file-store.ts';
import { fileIdsOf } from './file-ids.ts';
import { cleanFileName } from './file-name.ts';
import { deleteOrphanedFiles } from './orphaned-files.ts';
import { checkFileType } from './file-type.ts';
import type { CheckedFile } from './file-type.ts';
import { IncomingFiles, noRoomForFiles } from './incoming-files.ts';
import type { IncomingFile } from './incoming-files.ts';
import { SvgCleaner } from './svg-cleaner.ts';

/** A file a shopper has uploaded, with the key of its cart. */
export interface StoredFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  sessionKey: string;
}

/** What the files need from the carts they are uploaded for. */
export interface CartFiles {
  /** Returns the cart of this access, creating one if there is none. */
  open(access: CartAccess, now: string): Promise<{ id: number; session_key: string }>;
  /** Returns the add-ons of a cart's lines, and of removed lines that can still be restored. */
  addonsIn(cartId: number): Promise<CanonicalAddon[]>;
}

/** What the files need from the orders that contain them. */
export interface OrderFiles {
  /** Returns the files of unpaid orders that can no longer be paid to their carts. */
  releaseFiles(now: Date): Promise<void>;
}

const MAX_UNORDERED_FILES = 50;
/** How long (ms) a file may wait for its product to be added to the cart. */
const UNUSED_LIFE_MS = DAY_MS;
const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

/** Files shoppers upload with their orders: pictures, logos, signatures (A55). */
export class AddonFileManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #folder: string;
  readonly #pictures: PictureProcess;
  readonly #settings: Pick<SettingsManager, 'business'>;
  readonly #carts: CartFiles;
  readonly #orders: OrderFiles;
  readonly #incoming: IncomingFiles;
  readonly #svgCleaner = new SvgCleaner();
  #sweptAt = 0;
  #lookedOnDiskAt = 0;

  /** @param input.folder where the files are stored; created when needed */
  constructor(input: {
    database: Database;
    clock: () => Date;
    folder: string;
    pictures: PictureProcess;
    settings: Pick<SettingsManager, 'business'>;
    carts: CartFiles;
    orders: OrderFiles;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#folder = input.folder;
    this.#pictures = input.pictures;
    this.#settings = input.settings;
    this.#carts = input.carts;
    this.#orders = input.orders;
    const { maxBytes } = cartAddonFileAddLimits.file;
    this.#incoming = new IncomingFiles(join(input.folder, 'incoming'), {
      maxBytes,
      tooLarge: refusalText('FILE_TOO_LARGE', { limit: maxBytes / MEGABYTE }),
    });
  }

  /**
   * Receives an upload, to be stored for a cart or discarded. Refusals: 413 FILE_TOO_LARGE, 429 FILES_FULL if
   * unordered files have used up the space the owner allows them.
   */
  async receive(content: Readable): Promise<Outcome<IncomingFile>> {
    return this.#incoming.receive(content, await this.#room());
  }

  /** Deletes an uploaded file, unless it has been stored for a cart. */
  discard(file: IncomingFile): Promise<void> {
    return this.#incoming.discard(file);
  }

  /** Returns how many more bytes of files are accepted. */
  async #room(): Promise<number> {
    const { max_unordered_files_mb } = await this.#settings.business();
    return max_unordered_files_mb * MEGABYTE - (await sumUnorderedBytes(this.#database));
  }

  /**
   * Stores a file for the cart of this access, creating the cart if needed. Refusals: 403 SALES_OFF, 422
   * FILE_EMPTY, TOO_MANY_FILES, 429 FILES_FULL, and those of `checkFileType`.
   */
  async store(access: CartAccess, given: { name: string; file: IncomingFile }): Promise<Outcome<StoredFile>> {
    const { file } = given;
    const selling = await requireSelling(this.#settings);
    if (!selling.ok) return selling;
    if (file.size === 0) return invalid(refusalText('FILE_EMPTY'));
    const checked = await checkFileType(file, { pictures: this.#pictures, svgCleaner: this.#svgCleaner });
    if (!checked.ok) return checked;
    if ((await this.#room()) < checked.value.size) return noRoomForFiles();
    return this.#storeChecked(access, { ...given, checked: checked.value });
  }

  async #storeChecked(
    access: CartAccess,
    given: { name: string; file: IncomingFile; checked: CheckedFile },
  ): Promise<Outcome<StoredFile>> {
    const { id, path } = given.file;
    const { size, contentType } = given.checked;
    const now = toInstant(this.#clock());
    const cart = await this.#carts.open(access, now);
    if ((await listUnorderedFiles(this.#database, cart.id)).length >= MAX_UNORDERED_FILES)
      return invalid(refusalText('TOO_MANY_FILES'));
    const name = cleanFileName(given.name);
    // Insert the row first, so that a failure cannot leave behind a file that would never be deleted.
    await insertFile(this.#database, {
      id,
      cart_id: cart.id,
      name,
      content_type: contentType,
      size_bytes: size,
      ordered: 0,
      created_at: now,
    });
    await rename(path, this.#path(id));
    return success({ id, name, size, sessionKey: cart.session_key });
  }

  /**
   * Returns a file to the owner of its cart, who must be logged in if the cart belongs to an account.
   * Refusal: 404 FILE_NOT_FOUND, also for everyone else.
   */
  async find(access: CartAccess, id: string): Promise<Outcome<AddonFileRow>> {
    const gone = notFound('FILE_NOT_FOUND');
    const file = await findFile(this.#database, id);
    if (!file) return gone;
    const { viewer, session } = access;
    const isOwn =
      file.user_id === null
        ? file.session_key === session
        : viewer.kind === 'user' && viewer.userId === file.user_id;
    return isOwn ? success(file) : gone;
  }

  /** Returns the content of a file; null if it is gone. */
  async read(id: string): Promise<Buffer | null> {
    return readFile(this.#path(id)).catch(() => null);
  }

  /** Deletes those of the files that neither a line of this cart nor an order uses. */
  async discardUnused(cartId: number, ids: readonly string[]): Promise<void> {
    const used = await this.#usedIn(cartId);
    const unordered = await listUnorderedFiles(this.#database, cartId);
    const unused = unordered.filter(({ id }) => ids.includes(id) && !used.has(id));
    await this.#delete(unused.map(({ id }) => id));
  }

  /**
   * Deletes files older than a day that no cart or order uses, and those of deleted carts; once a day also files
   * on the disk that the database does not list.
   */
  async sweep(): Promise<void> {
    const now = this.#clock().getTime();
    if (now - this.#sweptAt < SWEEP_INTERVAL_MS) return;
    this.#sweptAt = now;
    await this.#incoming.sweep();
    await this.#orders.releaseFiles(new Date(now));
    const stale = await listStaleFiles(this.#database, toInstant(new Date(now - UNUSED_LIFE_MS)));
    const unused: string[] = [];
    for (const [cartId, files] of Map.groupBy(stale, (file) => file.cart_id)) {
      const used = cartId === null ? new Set<string>() : await this.#usedIn(cartId);
      unused.push(...files.map(({ id }) => id).filter((id) => !used.has(id)));
    }
    await this.#delete(unused);
    if (now - this.#lookedOnDiskAt < DAY_MS) return;
    this.#lookedOnDiskAt = now;
    await deleteOrphanedFiles(this.#folder, (ids) => filterKnownFiles(this.#database, ids));
  }

  async #usedIn(cartId: number): Promise<Set<string>> {
    return new Set(fileIdsOf(await this.#carts.addonsIn(cartId)));
  }

  async #delete(ids: string[]): Promise<void> {
    const deleted = await deleteFiles(this.#database, ids);
    await Promise.all(deleted.map((id) => rm(this.#path(id), { force: true })));
  }

  #path(id: string): string {
    return join(this.#folder, id);
  }
}
