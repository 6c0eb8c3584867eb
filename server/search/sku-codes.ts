/** Keeps letters and digits only: `esc rnd` becomes `ESC-RND`'s key. */
const plainCode = (code: string) => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const MIN_LENGTH = 3;

/** Finds products by the codes of their SKUs, complete or up to a dash: `ESC-RND`, `ESC`. */
export class SkuCodes {
  readonly #products = new Map<string, Set<number>>();

  constructor(skus: readonly { product_id: number; code: string }[]) {
    for (const { product_id, code } of skus) {
      const parts = code.split('-');
      for (let length = 1; length <= parts.length; length += 1) {
        const key = plainCode(parts.slice(0, length).join(''));
        if (key.length < MIN_LENGTH) continue;
        const known = this.#products.get(key);
        if (known) known.add(product_id);
        else this.#products.set(key, new Set([product_id]));
      }
    }
  }

  /** Returns the products named by a complete query. */
  of(query: string): number[] {
    return [...(this.#products.get(plainCode(query)) ?? [])];
  }
}
