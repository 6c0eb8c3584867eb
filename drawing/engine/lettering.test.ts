import { describe, expect, it } from 'vitest';
import { outlineText } from './lettering.ts';
import { FONTS } from './scene.ts';
import { pathBounds } from './svg-path.ts';

describe('lettering', () => {
  it.each(FONTS)('%s is outlined around the centre, without an installed font', (font) => {
    const { path, width, height } = outlineText('Häuser & fjord 42', { font, size: 20 });
    const box = pathBounds(path);
    expect(path).toMatch(/^M[-\d. MLQCZ]+$/);
    expect(width).toBeGreaterThan(60);
    expect(height).toBeLessThan(45);
    expect(box.left + box.right).toBeCloseTo(0, 0);
    expect(box.top + box.bottom).toBeCloseTo(0, 0);
  });

  it('a text on a circle follows that circle', () => {
    const over = pathBounds(outlineText('KERF AND GRAIN', { font: 'sans-bold', size: 8, arc: 40 }).path);
    const under = pathBounds(outlineText('KERF AND GRAIN', { font: 'sans-bold', size: 8, arc: -40 }).path);
    expect(over.top).toBeLessThan(-40);
    expect(over.top).toBeGreaterThan(-50);
    expect(under.bottom).toBeGreaterThan(40);
    expect(under.bottom).toBeLessThan(50);
  });

  it('characters that the font lacks are left out', () => {
    expect(outlineText('漢字', { font: 'sans', size: 10 })).toEqual({ path: '', width: 0, height: 0 });
  });
});
