import { expect, it } from 'vitest';
import { lazyPicturesScript } from './lazy-pictures.ts';

it('[IMG-07] the script that lazy-loads pictures has at most 500 bytes (A89)', () => {
  expect(Buffer.byteLength(lazyPicturesScript)).toBeLessThanOrEqual(500);
});
