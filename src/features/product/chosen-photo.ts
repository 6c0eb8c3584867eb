interface PhotographedSku {
  id: number;
  sku_photo_id: number | null;
  skuVariations: readonly { name: string; variation_type: { name: string } }[];
}

/**
 * The photo of the current choices (PRD-10): that of the SKU, or the one shared by all SKUs still possible.
 * @param sku its id, 0 while the choice is incomplete
 * @param choices options by variation name
 */
export function chosenPhoto(
  skus: readonly PhotographedSku[],
  sku: number,
  choices: Readonly<Record<string, string>>,
): number | null {
  const chosen = skus.find(({ id }) => id === sku);
  if (chosen) return chosen.sku_photo_id;
  const wanted = Object.entries(choices);
  if (wanted.length === 0) return null;
  const possible = skus.filter(({ skuVariations }) =>
    wanted.every(([variation, option]) =>
      skuVariations.some((has) => has.variation_type.name === variation && has.name === option),
    ),
  );
  const photos = new Set(possible.map(({ sku_photo_id }) => sku_photo_id));
  const [only = null] = photos;
  return photos.size === 1 ? only : null;
}
