import type { ProductSeed, VariationSeed } from './product-seed.ts';

export interface SkuSeed {
  code: string;
  priceCents: number | null;
  specialPriceCents: number | null;
  /** Null if made to order. */
  stock: number | null;
  photo: string | null;
  /** The option of each variation, in order. */
  options: { variation: string; name: string }[];
}

type Option = VariationSeed['options'][number] & { variation: string };

function combinations(variations: readonly VariationSeed[]): Option[][] {
  return variations.reduce<Option[][]>(
    (soFar, variation) =>
      soFar.flatMap((options) =>
        variation.options.map((option) => [...options, { ...option, variation: variation.name }]),
      ),
    [[]],
  );
}

/** Returns every SKU of a product, in the order of its options. */
export function skusOf(seed: ProductSeed): SkuSeed[] {
  const possible = combinations(seed.variations ?? []).filter((options) => {
    const names = options.map((option) => option.name);
    return !(seed.without ?? []).some((together) => together.every((name) => names.includes(name)));
  });
  return possible.map((options) => {
    const code = [seed.code, ...options.map((option) => option.code)].join('-');
    const adds = options.reduce((sum, option) => sum + (option.adds ?? 0), 0);
    const priceCents = seed.cents === null ? null : seed.cents + adds;
    const { special } = seed;
    const isSpecial = special && (special.only?.includes(code) ?? true);
    return {
      code,
      priceCents,
      specialPriceCents: isSpecial && priceCents !== null ? priceCents - special.off : null,
      stock: seed.stock?.[code] ?? null,
      photo: options.find((option) => option.photo !== undefined)?.photo ?? null,
      options: options.map(({ variation, name }) => ({ variation, name })),
    };
  });
}
