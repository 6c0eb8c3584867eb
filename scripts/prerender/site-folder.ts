import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { toBrotli } from '../../server/lib/brotli.ts';

const toGzip = promisify(gzip);

/** Brotli's quality: files are compressed once and served for long, unless the site is only looked at. */
const COMPRESSION = { smallest: 11, quick: 5 } as const;
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway, bytes. */
const WORTH_IT = 1024;

/** Marks a folder as a site, also one whose writing was interrupted. */
const MARKER = '_headers';

/** The output folder of a site. Earlier content is deleted, except pictures, which are named by content. */
export class SiteFolder {
  readonly #root: string;
  readonly #quality: number;
  /** Number of files written. */
  written = 0;

  constructor(root: string, compression: keyof typeof COMPRESSION) {
    this.#root = root;
    this.#quality = COMPRESSION[compression];
  }

  /** Empties the folder. Rejects when it contains anything but a site. */
  async prepare(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    const names = await readdir(this.#root);
    if (names.length > 0 && !names.includes(MARKER))
      throw new Error(`${this.#root} is not empty, and it was not written by npm run prerender`);
    if (names.length === 0) await writeFile(join(this.#root, MARKER), '');
    for (const name of names)
      if (name !== 'assets' && name !== MARKER)
        await rm(join(this.#root, name), { recursive: true, force: true });
  }

  /**
   * Writes a file, and its compressed versions (`.br`, `.gz`) if smaller.
   * @param path with a leading slash
   */
  async write(path: string, body: string | Buffer): Promise<void> {
    const file = join(this.#root, path);
    const bytes = Buffer.from(body);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    this.written += 1;
    if (!COMPRESSIBLE.test(file) || bytes.length < WORTH_IT) return;
    const [br, gz] = await Promise.all([toBrotli(bytes, this.#quality), toGzip(bytes)]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }

  /** Writes the page of a path, as an index file that static hosts find. */
  writePage(path: string, html: string): Promise<void> {
    return this.write(join(path, 'index.html'), html);
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  /** Copies the built storefront, including its compressed versions. */
  async copy(from: string): Promise<void> {
    await cp(from, this.#root, { recursive: true, filter: (file) => !file.includes('/.vite') });
  }

  read(path: string): Promise<string> {
    return readFile(join(this.#root, path), 'utf8');
  }
}
