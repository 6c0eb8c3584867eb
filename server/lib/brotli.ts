import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Brotli's limits for the size of its window, as powers of two of bytes. */
const WINDOW = { min: 10, max: 22 };

/**
 * Compresses for the wire; `quality` from 0 (fastest) to 11 (smallest). The window is as large as the content:
 * the default of 4 MB needs tables of a size that take longer to clear than a page takes to compress.
 */
export function toBrotli(content: string | Buffer, quality: number): Promise<Buffer> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const window = Math.ceil(Math.log2(bytes.length + 16));
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, WINDOW.min), WINDOW.max),
    },
  });
}
