import type { DeviceClass, PageKind } from '../../generated/contract-rules.ts';

/** What is measured of a visit: its largest picture or text, its slowest answer, its shifts, its first paint, its first byte. */
export type Vital = 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb';

/** How often a value was measured on a day: nothing of any single visit. */
export interface VitalRow {
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  page: PageKind;
  device: DeviceClass;
  metric: Vital;
  /** ms, of `cls` thousandths, rounded up to two digits. */
  value: number;
  times: number;
}

export interface VitalsTables {
  vitals: VitalRow;
}
