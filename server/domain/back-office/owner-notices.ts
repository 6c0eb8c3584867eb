import type { Database } from '../../db/connection.ts';
import type { BackOfficeNotice } from '../../generated/contract-rules.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { readPageText } from './owner-notices-store.ts';

/** Seeded pages' sentences that contradict each other; the notice disappears once either is changed (A01). */
const CONTRADICTION = [
  { slug: 'shipping-and-returns', says: /no returns, exchanges or refunds/i },
  { slug: 'terms-and-conditions', says: /refund policy lasts \d+ days/i },
] as const;

interface OwnerNoticesNeeds {
  database: Database;
  settings: Pick<SettingsManager, 'business'>;
}

/** Lists the decisions awaiting the owner, shown above the back office (A01, A20). Read-only. */
export class OwnerNotices {
  readonly #database: Database;
  readonly #settings: OwnerNoticesNeeds['settings'];

  constructor({ database, settings }: OwnerNoticesNeeds) {
    this.#database = database;
    this.#settings = settings;
  }

  async list(): Promise<BackOfficeNotice[]> {
    const [isContradicted, isSurcharged] = await Promise.all([this.#isContradicted(), this.#isSurcharged()]);
    return [
      ...(isContradicted ? (['policies_disagree'] as const) : []),
      ...(isSurcharged ? (['surcharge'] as const) : []),
    ];
  }

  async #isContradicted(): Promise<boolean> {
    const texts = await Promise.all(CONTRADICTION.map(({ slug }) => readPageText(this.#database, slug)));
    return CONTRADICTION.every(({ says }, at) => says.test(texts[at] ?? ''));
  }

  async #isSurcharged(): Promise<boolean> {
    const { card_surcharge_enabled: isOn, surcharge_basis_points: rates } = await this.#settings.business();
    return isOn && Object.values(rates).some((rate) => rate > 0);
  }
}
