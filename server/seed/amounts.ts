import { defaultBusinessSettings } from '../domain/settings/business-settings.ts';
import { formatCents } from '../../src/rules/money.ts';
import { tariffCents } from './shipping-seed.ts';

/** The amounts and days that seeded texts speak of, as they are read, by the name that stands in the text as `{{name}}`. */
const amounts: Readonly<Record<string, string>> = {
  free_shipping_threshold: formatCents(defaultBusinessSettings.free_shipping_threshold_cents),
  standard_post: formatCents(tariffCents.standardPost),
  express_post: formatCents(tariffCents.expressPost),
  min_making_days: String(defaultBusinessSettings.min_making_days),
  max_making_days: String(defaultBusinessSettings.max_making_days),
};

/**
 * Puts amounts where a text names them, so that no text says another number than the till or the workshop.
 * @param said amounts as they are read, by name; those of a fresh shop unless told
 * @throws Error for a name that no amount has
 */
export function fillAmounts(text: string, said = amounts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const amount = said[name];
    if (amount === undefined) throw new Error(`A text names the amount ${name}, which nobody sets`);
    return amount;
  });
}
