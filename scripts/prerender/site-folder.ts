import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller ones fit into one packet anyway, bytes. */
const WORTH_IT = 1024;

/** The folder that a site is written to; what it had of an earlier one is gone, but for pictures, whose names say what is in them. */
export class SiteFolder {
  readonly #root: string;
  /** How many files have been written. */
  written = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** Empties it. Rejects when something else than a site lies there. */
  async prepare(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    const names = await readdir(this.#root);
    if (names.length > 0 && !names.includes('_headers'))
      throw new Error(`${this.#root} is not empty, and it was not written by npm run prerender`);
    for (const name of names)
      if (name !== 'assets') await rm(join(this.#root, name), { recursive: true, force: true });
  }

  /** Writes a file, and its compressed twins (`.br`, `.gz`) where they are smaller. @param path with its slash in front */
  async write(path: string, body: string | Buffer): Promise<void> {
    const file = join(this.#root, path);
    const bytes = Buffer.from(body);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    this.written += 1;
    if (!COMPRESSIBLE.test(file) || bytes.length < WORTH_IT) return;
    const [br, gz] = await Promise.all([toBrotli(bytes, QUALITY), toGzip(bytes)]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }

  /** The page of this path; a static host finds it by its folder. */
  writePage(path: string, html: string): Promise<void> {
    return this.write(join(path, 'index.html'), html);
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  /** Copies the built storefront, whose files have their twins already. */
  async copy(from: string): Promise<void> {
    await cp(from, this.#root, { recursive: true, filter: (file) => !file.includes('/.vite') });
  }

  read(path: string): Promise<string> {
    return readFile(join(this.#root, path), 'utf8');
  }
}
