import type { Vital } from '../../db/tables/vitals-tables.ts';

/** All measured vitals, in display order. */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const satisfies readonly Vital[];
