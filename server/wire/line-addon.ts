import type { CanonicalAddon, LocalizedAddon } from '../domain/products/addon-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';
import type { CartItemAddon } from '../generated/wire.ts';
import { readInBuyersLanguage } from './translated.ts';

/** An add-on of a line, in the words of `said`; for files also the ids that their owner opens them by. */
export const lineAddonWire = (
  { id, name, values, labels, isFile }: CanonicalAddon,
  said: LocalizedAddon | undefined,
): CartItemAddon => ({
  id,
  name: said?.name ?? name,
  value: said?.labels ?? labels,
  input: values,
  files: isFile ? values : [],
});

/** The same of an order that was made in a language. */
export function orderedAddonWire(addon: CanonicalAddon, locale: Locale): CartItemAddon {
  const { name, labels, said } = addon;
  return lineAddonWire(addon, {
    name: readInBuyersLanguage(name, said?.name ?? null, locale),
    // What the shopper has typed is no English.
    labels: labels.map((label, at) => {
      const own = said?.labels[at] ?? label;
      return own === label ? label : readInBuyersLanguage(label, own, locale);
    }),
  });
}
