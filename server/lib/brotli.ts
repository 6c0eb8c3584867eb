import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compresses for the wire; `quality` from 0 (fastest) to 11 (smallest). */
export const toBrotli = (content: string | Buffer, quality: number): Promise<Buffer> =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
