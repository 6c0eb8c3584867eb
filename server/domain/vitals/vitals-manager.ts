import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Vital } from '../../db/tables/vitals-tables.ts';
import type { DeviceClass, PageKind } from '../../generated/contract-rules.ts';
import { vitals } from './vital.ts';
import { countVitals, forgetVitals, readVitals } from './vitals-store.ts';

const KEPT_DAYS = 30;
/** Whole weeks, as search engines judge a shop. */
const TOLD_DAYS = 28;
/** So many of a hundred visits are at least as quick as what is told. */
const PERCENT = 75;

/** What a browser has measured of a document: ms, `cls` in thousandths; what it does not know is left out. */
export interface MeasuredVisit extends Partial<Record<Vital, number | null>> {
  page: PageKind;
  device: DeviceClass;
}

/** Of how many visits this was measured, and what three of four of them were within: ms, `cls` in thousandths. */
export interface VitalSummary {
  visits: number;
  p75: number;
}

/** A kind of page on a class of devices, with what was measured there. */
export interface PageVitals {
  page: PageKind;
  device: DeviceClass;
  vitals: Partial<Record<Vital, VitalSummary>>;
}

/** Up to two digits, so that no value is told as quicker than it was. */
function roundedUp(value: number): number {
  const step = 10 ** Math.max(0, String(Math.ceil(value)).length - 2);
  return Math.ceil(value / step) * step;
}

/** How quickly real visits come and answer: counts by day for 30 days, nothing of any single visit (decision 065). */
export class VitalsManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /** Counts one visit; of one in which nothing was measured nothing is kept. */
  async note({ page, device, ...measured }: MeasuredVisit): Promise<void> {
    const day = this.#dayBefore(0);
    const rows = vitals.flatMap((metric) => {
      const value = measured[metric] ?? null;
      return value === null ? [] : [{ day, page, device, metric, value: roundedUp(value) }];
    });
    if (rows.length > 0) await countVitals(this.#database, rows);
  }

  /** The last 28 days, for each kind of page and class of device that was seen, by name. */
  async summary(): Promise<PageVitals[]> {
    const rows = await readVitals(this.#database, this.#dayBefore(TOLD_DAYS - 1));
    const places = [...Map.groupBy(rows, ({ page, device }) => `${page} ${device}`)].sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return places.flatMap(([, [first, ...rest]]) => {
      if (!first) return [];
      const byMetric = Map.groupBy([first, ...rest], ({ metric }) => metric);
      const summaries = [...byMetric].map(([metric, counted]) => [metric, summaryOf(counted)]);
      return [{ page: first.page, device: first.device, vitals: Object.fromEntries(summaries) }];
    });
  }

  /** Forgets what is older than 30 days. */
  async sweep(): Promise<void> {
    await forgetVitals(this.#database, this.#dayBefore(KEPT_DAYS));
  }

  #dayBefore(days: number): string {
    return toInstant(new Date(this.#clock().getTime() - days * DAY_MS)).slice(0, 10);
  }
}

/** @param counted smallest values first */
function summaryOf(counted: readonly { value: number; times: number }[]): VitalSummary {
  const visits = counted.reduce((sum, { times }) => sum + times, 0);
  let within = 0;
  const reached = counted.find(({ times }) => (within += times) * 100 >= visits * PERCENT);
  return { visits, p75: reached?.value ?? 0 };
}
