import type { CanonicalAddon, LocalizedAddon } from '../domain/products/addon-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';
import type { CartItemAddon } from '../generated/wire.ts';
import { readInBuyersLanguage } from './translated.ts';

/** An add-on of a line, by the names of `localized`; for files also the ids that their owner opens them by. */
export const lineAddonWire = (
  { id, name, values, labels, isFile }: CanonicalAddon,
  localized: LocalizedAddon | undefined,
): CartItemAddon => ({
  id,
  name: localized?.name ?? name,
  value: localized?.labels ?? labels,
  input: values,
  files: isFile ? values : [],
});

/** The same of an order that was made in a language. */
export function orderedAddonWire(addon: CanonicalAddon, locale: Locale): CartItemAddon {
  const { name, labels, localized } = addon;
  return lineAddonWire(addon, {
    name: readInBuyersLanguage(name, localized?.name ?? null, locale),
    // What the shopper has typed is no English.
    labels: labels.map((label, at) => {
      const own = localized?.labels[at] ?? label;
      return own === label ? label : readInBuyersLanguage(label, own, locale);
    }),
  });
}
