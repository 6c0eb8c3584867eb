import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { SettingsManager } from './settings-manager.ts';

/** Refusal: 403 SALES_OFF while the owner sells nothing online (GEN-15). Asked anew each time, for it may change. */
export async function requireSelling(settings: Pick<SettingsManager, 'business'>): Promise<Outcome<null>> {
  const { ecommerce_enabled: isOn } = await settings.business();
  return isOn ? success(null) : refused(403, refusalText('SALES_OFF'));
}
