/** What the storefront needs of the contract's `Image` to show it. `width` and `height` are px of `url`. */
export interface ShopImage {
  url: string;
  webp_url: string;
  avif_url: string;
  placeholder: string;
  width: number;
  height: number;
  aspect: string;
}

const STEP = 25;
/** What a phone, a tablet and a desktop column ask for, as shares of the slot's maximum. */
const SHARES = [0.25, 0.375, 0.5, 0.75] as const;
/** `/assets/i/{hash}/{aspect}/{width}.{ext}`, with an optional query. */
const SIZED_URL = /^(.*\/assets\/i\/[^/]+\/[^/]+\/)\d+(\.[a-z]+(?:\?.*)?)$/;

/** Rounds a computed width (px) up to the next multiple of 25, at most `slotMaximum` (IMG-06, A46). */
export function roundUpTo25(width: number, slotMaximum: number = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.ceil(width / STEP) * STEP, slotMaximum);
}

/**
 * The height in px of a picture `width` px wide (IMG-02): 300 at `4x3` is 225.
 * @returns undefined when the aspect has no ratio of its own (`original`)
 */
export function aspectHeight(width: number, aspect: string): number | undefined {
  const ratio = aspect === 'Square' ? ['', '1', '1'] : /^(\d+)x(\d+)$/.exec(aspect);
  const across = Number(ratio?.[1]);
  const down = Number(ratio?.[2]);
  return across > 0 && down > 0 ? Math.max(1, Math.round((width * down) / across)) : undefined;
}

/**
 * The `srcset` of a canonical URL (A45), rising computed widths and last the slot's maximum
 * exactly as named (A46).
 * @param slotMaximum px, the widest that this place ever asks for
 * @returns undefined for a URL of another form, which has one size only
 */
export function imageSrcSet(url: string, slotMaximum: number): string | undefined {
  const parts = SIZED_URL.exec(url);
  if (!parts) return undefined;
  const computed = SHARES.map((share) => roundUpTo25(slotMaximum * share, slotMaximum));
  return [...new Set([...computed, slotMaximum])]
    .map((width) => `${parts[1]}${width}${parts[2]} ${width}w`)
    .join(', ');
}
