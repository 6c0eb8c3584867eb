import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import type { Vital } from '../server/db/tables/vitals-tables.ts';
import { vitals } from '../server/domain/vitals/vital.ts';
import type { PageVitals, VitalSummary } from '../server/domain/vitals/vitals-manager.ts';

/** Up to the first a value is good, above the second it is poor: ms, `cls` without a unit. */
const THRESHOLDS: Record<Vital, readonly [number, number]> = {
  lcp: LCPThresholds,
  inp: INPThresholds,
  cls: CLSThresholds,
  fcp: FCPThresholds,
  ttfb: TTFBThresholds,
};

const UNITS = new Map<Vital, number>([['cls', 1000]]);
const GAP = '  ';

function markOf(value: number, [good, poor]: readonly [number, number]): string {
  if (value <= good) return '✓';
  return value <= poor ? '~' : '✗';
}

function cellOf(metric: Vital, summary: VitalSummary | undefined): string {
  if (!summary) return '–';
  const value = summary.p75 / (UNITS.get(metric) ?? 1);
  return `${value} ${markOf(value, THRESHOLDS[metric])}`;
}

const visitsOf = ({ vitals: measured }: PageVitals) =>
  Math.max(...Object.values(measured).map(({ visits }) => visits));

/** The lines of `npm run vitals`: the good and poor thresholds, then each kind of page by device class. */
export function vitalsTable(measured: readonly PageVitals[]): string[] {
  if (measured.length === 0) return ['No visit was measured in the last 28 days.'];
  const rows = [
    ['page', 'device', 'visits', ...vitals.map((metric) => metric.toUpperCase())],
    ['good', '', '', ...vitals.map((metric) => `≤ ${THRESHOLDS[metric][0]} ✓`)],
    ['poor', '', '', ...vitals.map((metric) => `> ${THRESHOLDS[metric][1]} ✗`)],
    ...measured.map((one) => [
      one.page,
      one.device,
      String(visitsOf(one)),
      ...vitals.map((metric) => cellOf(metric, one.vitals[metric])),
    ]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) =>
    row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(GAP);
  return [
    'Three of four visits of the last 28 days were within (ms; CLS without a unit):',
    '',
    ...rows.map(lineOf),
  ];
}
