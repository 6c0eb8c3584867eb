import type { Database } from '../../db/connection.ts';
import { invalid, invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import type { CartAccess } from '../../lib/viewer.ts';
import { validateAddons } from '../products/addon-rules.ts';
import type { AddonChoice } from '../products/addon-rules.ts';
import { requireSelling } from '../settings/require-selling.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import type { CartReader } from './cart-reader.ts';
import { nameFiles } from './file-names.ts';
import type { Addition } from './line-placement.ts';
import { availableTo } from './priced-lines.ts';
import { canPurchaseQty, quantityProblem } from './purchase-limits.ts';

/** The content of a line: the quantity of a SKU, with these add-ons. */
export interface WantedLine {
  sku: number;
  qty: number;
  addons: AddonChoice[];
}

/** What the check reads. */
export interface AdditionChecks {
  database: Database;
  reader: Pick<CartReader, 'availability'>;
  settings: Pick<SettingsManager, 'business'>;
}

/**
 * Checks the content of a future line, except against the rest of the cart. Refusals: 403 SALES_OFF, 422
 * SKU_MISSING, SKU_UNKNOWN, SKU_QUOTED, ADDONS_REFUSED, and at `qty` those of `quantityProblem`.
 */
export async function checkAddition(
  { database, reader, settings }: AdditionChecks,
  access: CartAccess,
  wanted: WantedLine,
): Promise<Outcome<Addition>> {
  const selling = await requireSelling(settings);
  if (!selling.ok) return selling;
  if (wanted.sku === 0) return invalidAt('sku', refusalText('SKU_MISSING'));
  const availability = await reader.availability(access.viewer, isRowId(wanted.sku) ? [wanted.sku] : []);
  const sku = availability.skus.get(wanted.sku);
  if (!sku) return invalidAt('sku', refusalText('SKU_UNKNOWN'));
  if (sku.priceCents === null) return invalidAt('sku', refusalText('SKU_QUOTED'));
  const addons = validateAddons(sku.addons, wanted.addons);
  const available = availableTo(availability, sku);
  const problem = quantityProblem(wanted.qty, canPurchaseQty(available, 0));
  const fields = { ...(addons.ok ? {} : addons.fields), ...(problem === null ? {} : { qty: problem }) };
  if (!addons.ok) return invalid(refusalText('ADDONS_REFUSED'), fields);
  if (problem !== null) return invalidAt('qty', problem);
  const named = await nameFiles(database, access, addons.values);
  if (!named.ok) return named;
  const unitCents = sku.priceCents + addons.priceCents;
  return success({ sku, addons: named.value, unitCents, available, qty: wanted.qty });
}
