import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { findNextToMake, countItemsToMake } from './order-store.ts';

/** Days added to the making time, which counts business days only. */
const DAYS_OFF = 4;

/** The product being made, and how many items come before the next order. */
export interface WorkInProgress {
  product: string;
  itemCount: number;
}

/** The workshop's queue in a form safe for everyone: no order, name or engraving. */
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
   * Reports on paid orders not dispatched yet. Orders paid longer ago than the making time count as done even
   * if not marked so. Null if there are none or the owner hides the queue.
   */
  async now(): Promise<WorkInProgress | null> {
    const { database, clock, settings } = this.#input;
    const { show_bench, max_making_days } = await settings.business();
    if (!show_bench) return null;
    const since = toInstant(new Date(clock().getTime() - (max_making_days + DAYS_OFF) * DAY_MS));
    const product = await findNextToMake(database, since);
    return product === undefined ? null : { product, itemCount: await countItemsToMake(database, since) };
  }
}
