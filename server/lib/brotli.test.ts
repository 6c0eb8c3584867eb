import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { toBrotli } from './brotli.ts';

it.each([0, 1, 5_000, 5_000_000])('compressed text can be decompressed: %d characters', async (length) => {
  const text = 'é, '.repeat(length).slice(0, length);
  for (const quality of [0, 6, 9]) {
    const compressed = await toBrotli(text, quality);
    expect(brotliDecompressSync(compressed).toString()).toBe(text);
  }
});
