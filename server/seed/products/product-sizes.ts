import type { SizeDetails } from '../../domain/products/size-list.ts';
import type { ProductSeed } from './product-seed.ts';

/**
 * `100 × 100 mm`, `100 × 100 × 12 mm`, `82 mm across` and `82 mm across, 95 mm high`, in the order of the
 * groups.
 */
const MEASURES = /([\d.]+) × ([\d.]+)(?: × ([\d.]+))? mm|([\d.]+) mm across(?:, ([\d.]+) mm high)?/;

/** Returns the sizes named in a seeded product's text: one for each option named, else one for all. */
export function productSizesOf(seed: Pick<ProductSeed, 'size' | 'variations'>): SizeDetails[] {
  const options = (seed.variations ?? []).flatMap((variation) => variation.options.map(({ name }) => name));
  const named = options.flatMap((name) => sizeIn(wordsAfter(seed.size, name), name));
  return named.length > 0 ? named : sizeIn(seed.size, '').slice(0, 1);
}

/** Returns the text about an option: from its name to the next part of the sentence. */
function wordsAfter(words: string, option: string): string {
  const at = words.toLowerCase().indexOf(option.toLowerCase());
  if (at < 0) return '';
  // `350 mm across` is the measure of the option `350 mm` itself.
  const from = /^\d/.test(option) && !words.includes(`${option}:`) ? at : at + option.length;
  return words.slice(from).split(/; |, (?=small|large|medium|or )/)[0] ?? '';
}

function sizeIn(words: string, name: string): SizeDetails[] {
  const [, width, depth, height, across, high] = MEASURES.exec(words) ?? [];
  const isRound = across !== undefined && high === undefined;
  const wide = Number(across ?? width);
  // A product taller than wide stands, and is seen from the front.
  const tall = Number(high ?? (Number(height ?? 0) > Number(width) ? height : (depth ?? across)));
  if (!(wide > 0 && tall > 0)) return [];
  return [
    {
      name,
      outline: isRound ? 'round' : 'rectangle',
      width_mm: Math.round(wide),
      height_mm: Math.round(tall),
    },
  ];
}
