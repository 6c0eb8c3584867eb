import type { DeviceClass, PageKind } from '../../generated/contract-rules.ts';

/**
 * A visit's measurements: largest contentful paint, interaction to next paint, layout shift, first contentful
 * paint, time to first byte.
 */
export type Vital = 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb';

/** How often a value was measured on a day; nothing about single visits. */
export interface VitalRow {
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  page: PageKind;
  device: DeviceClass;
  metric: Vital;
  /** ms, for `cls` thousandths, rounded up to two significant digits. */
  value: number;
  times: number;
}

export interface VitalsTables {
  vitals: VitalRow;
}
