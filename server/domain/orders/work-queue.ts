import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { nextToMake, piecesToMake } from './order-store.ts';

/** Making takes business days; so many more lie between them. */
const DAYS_OFF = 4;

/** What is made now: a product by its name, and how many pieces are made before what is ordered next. */
export interface WorkInProgress {
  goods: string;
  pieces: number;
}

/** The workshop's queue of orders, as it may be shown to everybody: no order, no name and no word that is engraved. */
export class WorkQueue {
  readonly #input: {
    database: Database;
    clock: () => Date;
    settings: Pick<SettingsManager, 'business'>;
  };

  constructor(input: { database: Database; clock: () => Date; settings: Pick<SettingsManager, 'business'> }) {
    this.#input = input;
  }

  /**
   * Of the paid orders that are not posted yet. What was paid longer ago than making takes is done, even where nobody
   * has said so. Null when there is none, or the owner does not show it.
   */
  async now(): Promise<WorkInProgress | null> {
    const { database, clock, settings } = this.#input;
    const { show_bench, max_making_days } = await settings.business();
    if (!show_bench) return null;
    const since = toInstant(new Date(clock().getTime() - (max_making_days + DAYS_OFF) * DAY_MS));
    const goods = await nextToMake(database, since);
    return goods === undefined ? null : { goods, pieces: await piecesToMake(database, since) };
  }
}
