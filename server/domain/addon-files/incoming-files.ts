import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import { randomToken } from '../../lib/random-token.ts';

/** An uploaded file whose type is not known yet. */
export interface IncomingFile {
  /** Random; also the file's name on disk. */
  id: string;
  path: string;
  /** Bytes. */
  size: number;
}

/** Maximum size of a file, and the refusal of a larger one. */
interface Limit {
  maxBytes: number;
  tooLarge: RefusalText;
}

const ID_BITS = 144;
/** An upload not finished within this time (ms) never will be. */
const UNFINISHED_FOR_MS = 60 * 60 * 1000;
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const noRoomForFiles = () => refused(429, refusalText('FILES_FULL'));

/** Streams uploads to disk, so that none is held in memory. */
export class IncomingFiles {
  readonly #folder: string;
  readonly #limit: Limit;
  #bytes = 0;

  /** @param folder created when needed */
  constructor(folder: string, limit: Limit) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /**
   * Writes an upload to disk. Refusals: 413 if it is too large, 429 FILES_FULL if there is no room for it;
   * the rest of it is then read and dropped. Rejects when the sender disconnects, leaving nothing behind.
   * @param room maximum bytes of all current uploads together, this one included
   */
  async receive(content: Readable, room: number): Promise<Outcome<IncomingFile>> {
    await mkdir(this.#folder, { recursive: true });
    const id = randomToken(ID_BITS);
    const path = join(this.#folder, id);
    const handle = await open(path, 'wx');
    let size = 0;
    let refusal: Outcome<never> | null = null;
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        if (refusal) continue;
        size += chunk.length;
        this.#bytes += chunk.length;
        if (size > this.#limit.maxBytes) refusal = refused(413, this.#limit.tooLarge);
        else refusal = this.#bytes > room ? noRoomForFiles() : await write(handle, chunk);
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

  /** Deletes a file; does nothing if it has been moved away. */
  async discard({ path }: Pick<IncomingFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** Deletes uploads left behind by a process that was killed. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const path of names.map((name) => join(this.#folder, name))) {
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > UNFINISHED_FOR_MS) await this.discard({ path });
    }
  }
}

async function write(handle: FileHandle, chunk: Buffer): Promise<Outcome<never> | null> {
  try {
    await handle.writeFile(chunk);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && DISK_FULL.has(String(error.code)))
      return noRoomForFiles();
    throw error;
  }
}
