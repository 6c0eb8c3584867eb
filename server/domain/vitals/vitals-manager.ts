import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Vital } from '../../db/tables/vitals-tables.ts';
import type { DeviceClass, PageKind } from '../../generated/contract-rules.ts';
import { vitals } from './vital.ts';
import { countVitals, deleteVitals, listVitals } from './vitals-store.ts';

const RETENTION_DAYS = 30;
/** Days of the summary: whole weeks, as search engines use. */
const REPORTED_DAYS = 28;
/** Percentile reported. */
const PERCENT = 75;

/** A browser's measurements of a document: ms, `cls` in thousandths; unknown ones are left out. */
export interface MeasuredVisit extends Partial<Record<Vital, number | null>> {
  page: PageKind;
  device: DeviceClass;
}

/** Number of visits measured, and their 75th percentile: ms, `cls` in thousandths. */
export interface VitalSummary {
  visits: number;
  p75: number;
}

/** The measurements for a kind of page on a class of devices. */
export interface PageVitals {
  page: PageKind;
  device: DeviceClass;
  vitals: Partial<Record<Vital, VitalSummary>>;
}

/** Rounds up to two significant digits, so that no value is reported as faster than it was. */
function roundedUp(value: number): number {
  const step = 10 ** Math.max(0, String(Math.ceil(value)).length - 2);
  return Math.ceil(value / step) * step;
}

/**
 * Measures how fast real visits load and respond: daily counts for 30 days, nothing about single visits
 * (decision 065).
 */
export class VitalsManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /** Counts a visit; ignores one without measurements. */
  async note({ page, device, ...measured }: MeasuredVisit): Promise<void> {
    const day = this.#dayBefore(0);
    const rows = vitals.flatMap((metric) => {
      const value = measured[metric] ?? null;
      return value === null ? [] : [{ day, page, device, metric, value: roundedUp(value) }];
    });
    if (rows.length > 0) await countVitals(this.#database, rows);
  }

  /** Summarises the last 28 days for each kind of page and class of device seen, sorted by name. */
  async summary(): Promise<PageVitals[]> {
    const rows = await listVitals(this.#database, this.#dayBefore(REPORTED_DAYS - 1));
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

  /** Deletes counts older than 30 days. */
  async sweep(): Promise<void> {
    await deleteVitals(this.#database, this.#dayBefore(RETENTION_DAYS));
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
