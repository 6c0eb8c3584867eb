import { expect, it } from 'vitest';
import { knownMaterials, materialsOf } from './material-names.ts';

it('a product’s materials do not include its fittings', () => {
  expect(materialsOf('Natural slate, 5 to 7 mm, sealed face, four felt feet under each')).toEqual(['Slate']);
  expect(materialsOf('Birch ply or walnut, 4 mm, oiled; plated steel ring')).toEqual(['Wood']);
  expect(materialsOf('American walnut around a steel USB 3.0 connector, oiled')).toEqual(['Wood']);
  expect(materialsOf('Powder-coated steel and glass, vinyl lettering, LED candle')).toEqual([
    'Glass',
    'Metal',
    'Vinyl',
  ]);
});

it('text that names no material gives none', () => {
  expect(materialsOf('')).toEqual([]);
  expect(materialsOf('; , ;')).toEqual([]);
  expect(materialsOf('moonlight')).toEqual([]);
});

it('unknown materials are removed from a filter', () => {
  expect(knownMaterials(['wood', 'SLATE', 'kryptonite', 'slate', "'; drop table"])).toEqual([
    'Slate',
    'Wood',
  ]);
});
