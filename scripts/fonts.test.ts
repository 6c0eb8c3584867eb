import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFont, fontFiles, fontFolder } from './fonts.ts';
import { projectRoot } from './run-tool.ts';

/** Maximum size of the fonts that an English page loads: the goal of docs/performance.md, in bytes. */
const MAX_ENGLISH_BYTES = 30_000;

const fontFaces = (): { file: string; unicodeRange: string; weights: string }[] => {
  const css = readFileSync(join(projectRoot, 'src/styles/fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const file = /fonts\/(.+)\.woff2/.exec(face)?.[1];
    const unicodeRange = /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ');
    const weights = /font-weight: ([^;]+);/.exec(face)?.[1];
    return file && unicodeRange && weights ? [{ file, unicodeRange, weights }] : [];
  });
};

it('the stored fonts are those that `npm run fonts` generates from their families', async () => {
  for (const font of fontFiles) {
    const stored = readFileSync(join(fontFolder, `${font.name}.woff2`));
    expect(stored.equals(await cutFont(font)), `${font.name} is out of date: npm run fonts`).toBe(true);
  }
});

it('the style sheet declares each font with the characters and weights that it contains', () => {
  const asked = fontFaces().map(({ file, unicodeRange, weights }) => `${file} ${weights} ${unicodeRange}`);
  const there = fontFiles.map(
    ({ name, unicodeRange, weights }) => `${name} ${weights.join(' ')} ${unicodeRange}`,
  );
  expect([...new Set(asked)].sort()).toEqual([...there].sort());
});

it('the fonts of an English page stay within 30 kB', () => {
  const sizes = ['bricolage-english', 'figtree-english'].map(
    (name) => readFileSync(join(fontFolder, `${name}.woff2`)).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_ENGLISH_BYTES);
});
