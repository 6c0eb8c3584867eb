import { materialValues } from '../../generated/contract-rules.ts';
import type { Material } from '../../generated/contract-rules.ts';

/** Materials shoppers filter by, with the words product descriptions use for them. */
const WORDS: Record<Material, RegExp> = {
  Acrylic: /\bacrylic\b/i,
  Bamboo: /\bbamboo\b/i,
  Ceramic: /\b(stoneware|ceramic|porcelain)\b/i,
  Cork: /\bcork\b/i,
  Fabric: /\b(cotton|fabric|linen|canvas|polyester|felt)\b/i,
  Glass: /\bglass\b/i,
  Leather: /\b(leather|cowhide)\b/i,
  Marble: /\bmarble\b/i,
  Metal: /\b(steel|brass|aluminium|copper|metal)\b/i,
  Slate: /\bslate\b/i,
  Vinyl: /\bvinyl\b/i,
  Wood: /\b(wood|timber|hardwood|plywood|ply|pine|walnut|birch|jarrah|acacia|cherry|oak)\b/i,
};

/** Parts that come with a product but are not its material. */
const FITTING = /\b(cable|chain|connector|cord|feet|LED|loop|paper|ring|tassel|thread|twine|underneath)\b/i;

/**
 * Returns the materials a product is found by, in alphabetical order.
 * @param text describes the material, the main part first: `Birch ply or walnut, 4 mm; plated steel ring`
 */
export function materialsOf(text: string): string[] {
  const main = text
    .split(';', 1)
    .join('')
    .split(',')
    .map((part) => part.split(/ around | on a | finished with /, 1).join(''))
    .filter((part, index) => index === 0 || !FITTING.test(part))
    .join(',');
  return materialValues.filter((name) => WORDS[name].test(main));
}

/** Returns those of the names that exist, ignoring case, each once; unknown names are left out. */
export function knownMaterials(wanted: readonly string[]): string[] {
  const asked = new Set(wanted.map((name) => name.toLowerCase()));
  return materialValues.filter((name) => asked.has(name.toLowerCase()));
}
