import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';
import { foreignTargets, harmlessTargets } from './testing/foreign-targets.ts';

test.each(foreignTargets)('[GRD-04] %j leads out of the shop', (target) => {
  expect(ownPath(target)).toBeNull();
});

test.each(harmlessTargets)('[GRD-04] %j is a path of the shop', (target) => {
  expect(ownPath(target)).toBe(target);
});

test('[GRD-04] every accepted path stays on the shop’s own origin', () => {
  const piece = fc.constantFrom(...'/ \\ . .. // @ : ? # %2f %5c \t evil.example a'.split(' '));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join('')}`);
      const { origin } = new URL(path ?? '/', 'https://shop.example');
      expect(origin).toBe('https://shop.example');
    }),
    { numRuns: 2_000 },
  );
});
