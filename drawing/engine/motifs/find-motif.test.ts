import { describe, expect, it } from 'vitest';
import { pathBounds } from '../svg-path.ts';
import { findMotif, MOTIF_NAMES } from './find-motif.ts';

describe('motifs', () => {
  it('number at least 40', () => expect(MOTIF_NAMES.length).toBeGreaterThanOrEqual(40));

  it.each(MOTIF_NAMES)('%s fills its box and stays in it', (name) => {
    const { fill = '', line = '' } = findMotif(name);
    const { left, right, top, bottom } = pathBounds(fill + line);
    expect(Math.min(left, top)).toBeGreaterThan(-3);
    expect(Math.max(right, bottom)).toBeLessThan(103);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(60);
    expect(fill + line).not.toContain('NaN');
  });
});
