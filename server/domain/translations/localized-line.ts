import { toAddonType } from '../../../src/rules/addon-types.ts';
import { joinNames } from '../../../src/rules/join-texts.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { hostI18n } from '../../lib/host-i18n.ts';
import type { CanonicalAddon, ProductAddonRule, LocalizedAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import type { Translations } from './translation-manager.ts';

/** Returns the owner's texts for a reader: translated, or a replacement. */
export interface Localizer {
  locale: Locale;
  localize(model: string, entry: number, field: string, english: string): string;
  /** Returns a text that has no translation, as the reader is shown it. */
  untranslated(english: string): string;
}

/** Falls back to plain English. */
export const localizerOf = (translations: Translations): Localizer => ({
  locale: translations.locale,
  localize: (model, entry, field, english) => translations.find(model, entry, field) ?? english,
  untranslated: (english) => english,
});

/** A purchased line with the shop's own names; `sku` is null if it is no longer for sale. */
export interface NamedLine {
  name: string;
  productName: string;
  addons: CanonicalAddon[];
  sku: Pick<SkuForSale, 'productId' | 'options' | 'addons'> | null;
}

/** The line's names as its shopper reads them. */
export interface LocalizedLine {
  name: string;
  productName: string;
  addons: LocalizedAddon[];
}

function localizedValue(
  rule: ProductAddonRule | undefined,
  value: string,
  label: string,
  localizer: Localizer,
): string {
  const i18n = hostI18n(localizer.locale);
  if (rule && toAddonType(rule.type) === 'checkbox')
    return i18n._({
      id: 'addon.yes',
      message: 'Yes',
      comment: 'An extra that is either wanted or not, and is',
    });
  const option = rule?.options.find(({ id }) => String(id) === value);
  return option ? localizer.localize('addonOption', option.id, 'name', option.name) : label;
}

/** A product that is no longer for sale has no translation. */
function namesOf(
  { name, productName, sku }: Pick<NamedLine, 'name' | 'productName' | 'sku'>,
  localizer: Localizer,
) {
  if (!sku) return { name: localizer.untranslated(name), productName: localizer.untranslated(productName) };
  const product = localizer.localize('product', sku.productId, 'name', productName);
  const options = sku.options.map((option) =>
    localizer.localize('variationOption', option.id, 'name', option.name),
  );
  return { name: joinNames(localizer.locale, [product, ...options]), productName: product };
}

/**
 * Translates the names of a line: product, options, add-ons and their choices. Texts typed by the shopper
 * stay unchanged.
 */
export function localizedLine(
  { name, productName, addons, sku }: NamedLine,
  localizer: Localizer,
): LocalizedLine {
  return {
    ...namesOf({ name, productName, sku }, localizer),
    addons: addons.map((addon) => {
      const rule = sku?.addons.find(({ id }) => id === addon.id);
      return {
        name: localizer.localize('addon', addon.id, 'name', addon.name),
        labels: addon.labels.map((label, at) =>
          localizedValue(rule, addon.values[at] ?? '', label, localizer),
        ),
      };
    }),
  };
}
