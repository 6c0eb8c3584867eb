import { defaultBusinessSettings } from '../domain/settings/business-settings.ts';
import { formatCents } from '../../src/rules/money.ts';
import { tariffCents } from './shipping-seed.ts';

/** The amounts and days named in seeded texts as `{{name}}`, formatted for reading. */
const amounts: Readonly<Record<string, string>> = {
  free_shipping_threshold: formatCents(defaultBusinessSettings.free_shipping_threshold_cents),
  standard_post: formatCents(tariffCents.standardPost),
  express_post: formatCents(tariffCents.expressPost),
  min_making_days: String(defaultBusinessSettings.min_making_days),
  max_making_days: String(defaultBusinessSettings.max_making_days),
};

/**
 * Replaces the names of amounts in a text, so that it never contradicts the checkout or the workshop.
 * @param said formatted amounts by name; those of a fresh shop by default
 * @throws Error for an unknown name
 */
export function fillAmounts(text: string, said = amounts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const amount = said[name];
    if (amount === undefined) throw new Error(`A text names the amount ${name}, which nobody sets`);
    return amount;
  });
}
