import type { Setting } from './scene.ts';

const MATERIALS: Record<string, string> = {
  bamboo: '#d9b67f',
  'bamboo-dark': '#8f6238',
  pine: '#e3c795',
  beech: '#c69f77',
  plywood: '#e3cda6',
  walnut: '#6d4930',
  oak: '#bd9664',
  jarrah: '#7e3a28',
  acacia: '#8d5a35',
  slate: '#41464c',
  marble: '#e8e6e2',
  'marble-black': '#26262a',
  'marble-green': '#2c4f42',
  stone: '#c5c1ba',
  cork: '#b98d60',
  glass: '#d6e4e2',
  ceramic: '#ecebe6',
  'brushed-steel': '#b4b8bb',
  steel: '#c0c4c7',
  chrome: '#cfd3d7',
  aluminium: '#c6c9cd',
  brass: '#c9a353',
  copper: '#c07f5a',
  gold: '#d3a94c',
  'rose-gold': '#d39c86',
  'black-steel': '#242528',
  leaf: '#7b8f76',
  'acrylic-clear': '#dbe7ea',
  'acrylic-frosted': '#d7dee0',
};

const SETTINGS: Record<Setting, string> = {
  bench: '#b88f66',
  'oak-table': '#b5925f',
  'dark-timber': '#4c3323',
  linen: '#d6cdbd',
  stone: '#bcb8b1',
  'slate-top': '#34383d',
  'marble-top': '#dedcd8',
  paper: '#ece8e1',
  'paper-sage': '#b9c4b0',
  'paper-clay': '#d9a98c',
  'paper-sky': '#b5cbd6',
  'paper-ink': '#33373d',
  'gift-wrap': '#bf9367',
  'christmas-wrap': '#8f1f26',
  brick: '#8f4f3b',
  weatherboard: '#e4e2dc',
  felt: '#3d5c4c',
  chalkboard: '#2c3532',
  denim: '#5a6f8d',
};

/** A material's colour at a glance, `#rrggbb`. */
export function materialSwatch(name: string): string {
  const hex = /#[0-9a-f]{6}$/i.exec(name)?.[0];
  return hex ?? MATERIALS[name] ?? COLOURS[name.slice(name.lastIndexOf('-') + 1)] ?? '#b0a596';
}

/** A setting's colour at a glance, `#rrggbb`. */
export function settingSwatch(setting: Setting): string {
  return SETTINGS[setting];
}

/** The colours that families of materials may be named after: 'acrylic-teal', 'vinyl-red'. */
export const COLOURS: Readonly<Record<string, string>> = {
  black: '#17181a',
  white: '#f3f2ee',
  red: '#c4232b',
  crimson: '#9e1b32',
  pink: '#e58ca6',
  blush: '#ecc3b8',
  orange: '#e5702a',
  yellow: '#f0bd33',
  gold: '#c99a3b',
  green: '#2f7d4f',
  sage: '#93a68c',
  forest: '#1f4d37',
  teal: '#14757c',
  navy: '#1d2c4d',
  blue: '#2360a8',
  sky: '#8fc0dd',
  purple: '#6a4391',
  lilac: '#b9a5d3',
  grey: '#8a8c8e',
  charcoal: '#3b3d40',
  cream: '#efe4cf',
  tan: '#b57f4b',
  brown: '#6b4228',
  natural: '#d9c8ac',
  oatmeal: '#d8ccb8',
  kraft: '#b88d5e',
  burgundy: '#6a1f2e',
  mint: '#b5dcc6',
  rust: '#a9502a',
  silver: '#b9bcc0',
};
