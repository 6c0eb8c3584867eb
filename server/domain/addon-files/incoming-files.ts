import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';

/** A file that has come, and of which it is not known yet what it is. */
export interface IncomingFile {
  /** Random; also its name on the disk. */
  id: string;
  path: string;
  /** Bytes. */
  size: number;
}

/** How long a file may be, and what is said of a longer one. */
interface Limit {
  maxBytes: number;
  tooLarge: RefusalText;
}

const ID_BYTES = 18;
/** What has not come to an end by then never will. */
const UNFINISHED_FOR_MS = 60 * 60 * 1000;
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const noRoomForFiles = () => refused(429, refusalText('FILES_FULL'));

/** Takes files as they come, piece by piece onto the disk, so that none of them stands in memory. */
export class IncomingFiles {
  readonly #folder: string;
  readonly #limit: Limit;
  #bytes = 0;

  /** @param folder made when needed */
  constructor(folder: string, limit: Limit) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /**
   * Writes a file to its end. Refuses one that is too long (413), and any that the disk has no room for (429
   * FILES_FULL); the rest of it is read then and dropped. Rejects when the sender hangs up; nothing is left of it.
   * @param room bytes that may be on their way, this file and all others together
   */
  async receive(content: Readable, room: number): Promise<Outcome<IncomingFile>> {
    await mkdir(this.#folder, { recursive: true });
    const id = randomBytes(ID_BYTES).toString('base64url');
    const path = join(this.#folder, id);
    const handle = await open(path, 'wx');
    let size = 0;
    let refusal: Outcome<never> | null = null;
    try {
      for await (const piece of content as AsyncIterable<Buffer>) {
        if (refusal) continue;
        size += piece.length;
        this.#bytes += piece.length;
        if (size > this.#limit.maxBytes) refusal = refused(413, this.#limit.tooLarge);
        else refusal = this.#bytes > room ? noRoomForFiles() : await write(handle, piece);
      }
      await handle.sync();
    } catch (error) {
      refusal = noRoomForFiles();
      throw error;
    } finally {
      this.#bytes -= size;
      await handle.close();
      if (refusal) await this.discard({ path });
    }
    return refusal ?? success({ id, path, size });
  }

  /** Deletes a file that is not kept; one that has been moved away stays. */
  async discard({ path }: Pick<IncomingFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** Deletes what a process has left here that was killed meanwhile. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const path of names.map((name) => join(this.#folder, name))) {
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > UNFINISHED_FOR_MS) await this.discard({ path });
    }
  }
}

async function write(handle: FileHandle, piece: Buffer): Promise<Outcome<never> | null> {
  try {
    await handle.writeFile(piece);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && DISK_FULL.has(String(error.code)))
      return noRoomForFiles();
    throw error;
  }
}
