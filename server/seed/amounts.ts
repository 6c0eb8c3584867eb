import { defaultBusinessSettings } from '../domain/settings/business-settings.ts';
import { formatCents } from '../lib/money.ts';
import { tariffCents } from './shipping-seed.ts';

/** The amounts that seeded texts speak of, by the name that stands in the text as `{{name}}`. */
const amounts: Record<string, number> = {
  free_shipping_threshold: defaultBusinessSettings.free_shipping_threshold_cents,
  standard_post: tariffCents.standardPost,
  express_post: tariffCents.expressPost,
};

/**
 * Puts amounts where a text names them, so that no text says another number than the till.
 * @param cents amounts by name; those of a fresh shop unless told
 * @throws Error for a name that no amount has
 */
export function fillAmounts(text: string, cents: Readonly<Record<string, number>> = amounts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const amount = cents[name];
    if (amount === undefined) throw new Error(`A text names the amount ${name}, which nobody sets`);
    return formatCents(amount);
  });
}
