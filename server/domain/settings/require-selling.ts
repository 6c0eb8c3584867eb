import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { SettingsManager } from './settings-manager.ts';

/**
 * Refusal: 403 SALES_OFF while online sales are off (GEN-15). Checked afresh each time, as the setting may
 * change.
 */
export async function requireSelling(settings: Pick<SettingsManager, 'business'>): Promise<Outcome<null>> {
  const { ecommerce_enabled: isOn } = await settings.business();
  return isOn ? success(null) : refused(403, refusalText('SALES_OFF'));
}
