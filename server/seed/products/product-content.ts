import type { ProductSeed } from './product-seed.ts';

/** Returns the description as HTML: paragraphs, then the facts as a description list. */
export function contentOf(seed: ProductSeed): string {
  const facts = { Material: seed.material, Size: seed.size, Care: seed.care, ...seed.facts };
  const paragraphs = seed.description.map((text) => `<p>${text}</p>`);
  const terms = Object.entries(facts).map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`);
  return [...paragraphs, `<dl>${terms.join('')}</dl>`].join('\n');
}
