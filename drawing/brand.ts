import { rectPath } from './engine/artwork.ts';
import { outlineText } from './engine/lettering.ts';

const NAME = 'Kerf & Grain';
const INK = { light: '#231a12', dark: '#f3ece2' } as const;
const BRAND = { light: '#8a3b12', dark: '#e88a4c' } as const;
const BEAM = '#e4002b';

type Tone = keyof typeof INK;

/** Two boards joined finger in finger, a kerf between them and the beam's dot; in a box of 40 by 40. */
function mark(tone: Tone): string {
  const left = 'M3 3H23.6V9.2H15.6V17.2H23.6V22.8H15.6V30.8H23.6V37H3Z';
  const right = 'M37 3H25.4V11H17.4V15.4H25.4V24.6H17.4V29H25.4V37H37Z';
  return (
    `<path d="${left}" fill="${BRAND[tone]}"/><path d="${right}" fill="${INK[tone]}"/>` +
    `<circle cx="31.2" cy="20" r="2.7" fill="${BEAM}"/>`
  );
}

/**
 * The shop's logo, mark and name, as SVG 40 px high; all text is outlined.
 * @param tone for a light or a dark ground
 */
export function logoSvg(tone: Tone): string {
  const { path, width, height } = outlineText(NAME, { font: 'display-bold', size: 25 });
  const total = Math.ceil(40 + 10 + width + 2);
  const name = `<path transform="translate(${(50 + width / 2).toFixed(2)} ${(20 + (height - 17.5) / 4).toFixed(2)})" d="${path}" fill="${INK[tone]}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} 40" width="${total}" height="40" role="img" aria-label="${NAME.replace('&', '&amp;')}">${mark(tone)}${name}</svg>`;
}

/** The mark alone; it changes its colours with the browser's light or dark. */
export function faviconSvg(): string {
  const styles = `<style>.d{display:none}@media (prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${styles}<g class="l">${mark('light')}</g><g class="d">${mark('dark')}</g></svg>`;
}

/** The mark on paper, for home screens and previews that want a full square of `size` px. */
export function appIconSvg(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56" width="${size}" height="${size}"><path d="${rectPath(56, 56, 0, 20, 20)}" fill="#fbf8f3"/>${mark('light')}</svg>`;
}
