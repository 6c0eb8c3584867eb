import type { CanonicalAddon, LocalizedAddon } from '../domain/products/addon-rules.ts';
import type { Locale } from '../generated/contract-rules.ts';
import type { CartItemAddon } from '../generated/wire.ts';
import { readInBuyersLanguage } from './translated.ts';

/**
 * An add-on of a line, with the names of `localized`; for files also the ids with which their owner opens
 * them.
 */
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

/** An add-on of an order placed in `locale`. */
export function orderedAddonWire(addon: CanonicalAddon, locale: Locale): CartItemAddon {
  const { name, labels, localized } = addon;
  return lineAddonWire(addon, {
    name: readInBuyersLanguage(name, localized?.name ?? null, locale),
    // Texts typed by the shopper are not English.
    labels: labels.map((label, at) => {
      const own = localized?.labels[at] ?? label;
      return own === label ? label : readInBuyersLanguage(label, own, locale);
    }),
  });
}
