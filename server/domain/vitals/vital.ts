import type { Vital } from '../../db/tables/vitals-tables.ts';

/** All that is measured, in the order in which it is told. */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const satisfies readonly Vital[];
