import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  Array.from(css.matchAll(/^ {2}--([a-z-]+): ([^;]+);/gm), ([, name, value]) => [name ?? '', value ?? '']),
);
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The value of a token as `#rrggbb`, through `var()` and `light-dark()`. */
function colour(token: string, theme: Theme): string {
  const value = declared.get(token) ?? '';
  const alias = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  if (alias) return colour(alias, theme);
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const found = pair ? pair[theme === 'light' ? 1 : 2] : /^#\w{6}$/.exec(value)?.[0];
  if (!found) throw new Error(`No colour in --${token}: ${value}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio according to WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'ply'];
const CODES = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'];
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => ['ink', 'ink-soft', 'scorch', 'brand', 'sec'].map((text) => [text, ground])),
  ...['suc', 'inf', 'wrn', 'dng', 'beam'].flatMap((text) => [
    [text, 'paper'],
    [text, 'surface'],
  ]),
  ...[...CODES, 'brand', 'beam'].map((code) => [`on-${code}`, code]),
  ...['bnd', 'sec', 'suc', 'inf', 'wrn', 'dng'].map((code) => ['on-ground', `ground-${code}`]),
  ['paper', 'scorch'],
  ['on-wht', 'lit-panel'],
] as [string, string][];
const LINE_PAIRS = GROUNDS.flatMap((ground) => [
  ['edge', ground],
  ['beam', ground],
]) as [string, string][];

describe.each(THEMES)('the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('[SEC-06] %s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINE_PAIRS)('[SEC-06] %s can be seen on %s (3:1)', (line, ground) => {
    expect(contrast(colour(line, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it('[BLK-07] keeps wht and blk literal', () => {
    expect(colour('wht', theme)).toBe('#ffffff');
    expect(colour('blk', theme)).toBe('#000000');
  });
});

describe('the colour codes', () => {
  it.each(CODES)('[BLK-07] %s is a utility colour, an on-colour and a tone', (code) => {
    const tones = readFileSync(new URL('./tones.css', import.meta.url), 'utf8');
    expect(css).toContain(`--color-${code}: var(--${code});`);
    expect(css).toContain(`--color-on-${code}: var(--on-${code});`);
    expect(tones).toMatch(new RegExp(`\\.tone-${code} \\{\\s+--tone:`));
  });
});
