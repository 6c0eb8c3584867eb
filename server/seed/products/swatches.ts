import type { SwatchTexture } from '../../generated/contract-rules.ts';

/** The colour of an option, `#RRGGBB`, and its texture, if any. */
const looks: Record<string, [colour: string, texture?: SwatchTexture]> = {
  Amber: ['#b8671d'],
  Bamboo: ['#d9b77c', 'wood'],
  Birch: ['#e3cfa4', 'wood'],
  'Birch name on walnut': ['#6b4528', 'wood'],
  'Birch on walnut': ['#6b4528', 'wood'],
  Black: ['#1c1a19'],
  'Black aluminium': ['#2a2a2c', 'metal'],
  'Black steel': ['#2b2b2e', 'metal'],
  Blue: ['#2a5aa8'],
  'Blue aluminium': ['#3563a4', 'metal'],
  Brass: ['#c19a45', 'metal'],
  'Brushed steel': ['#b9bcbe', 'metal'],
  'Chalk green': ['#a9bfa4'],
  Charcoal: ['#44464a'],
  Cherry: ['#a8623d', 'wood'],
  Chocolate: ['#4a2f22'],
  Clear: ['#eef3f3'],
  Cream: ['#f1e6cf'],
  Crimson: ['#a51c33'],
  'Dark bamboo': ['#8a5f37', 'wood'],
  Forest: ['#24503a'],
  Gold: ['#c9a14a'],
  'Gold mirror': ['#d3ac55', 'metal'],
  Green: ['#3f7d4e'],
  Jarrah: ['#7a3523', 'wood'],
  Kraft: ['#b98d5e'],
  Natural: ['#e9dfca'],
  'Natural bamboo': ['#d9b77c', 'wood'],
  'Natural pine': ['#e0bf86', 'wood'],
  Navy: ['#1d2c4d'],
  Orange: ['#d9681e'],
  Pink: ['#e39bb0'],
  Purple: ['#6a4a8c'],
  Red: ['#b3261e'],
  'Rose mirror': ['#d69b93', 'metal'],
  Sage: ['#94a68a'],
  Sky: ['#8fbfdd'],
  Smoke: ['#77787a'],
  'Stainless steel': ['#c3c6c8', 'metal'],
  Tan: ['#b07a48'],
  Teal: ['#1f7a7a'],
  Terracotta: ['#b5573a'],
  Walnut: ['#6b4528', 'wood'],
  'Walnut name on birch': ['#e3cfa4', 'wood'],
  'Walnut on birch': ['#e3cfa4', 'wood'],
  'Walnut stain': ['#6b4528', 'wood'],
  White: ['#f7f5f1'],
  Yellow: ['#e6b92f'],
};

/** Returns an option's swatch columns; nulls if its name suffices. */
export function swatchOf(option: string): { swatch_colour: string | null; swatch_texture: string | null } {
  const [colour = null, texture = null] = looks[option] ?? [];
  return { swatch_colour: colour, swatch_texture: texture };
}
