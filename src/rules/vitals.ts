/** Fraction of visits whose web vitals are collected, unless the environment sets `VITALS_SAMPLE_RATE`. */
export const VITALS_SAMPLE_RATE = 0.1;

/** Name of the meta element with which a page sets another fraction. */
export const VITALS_META = 'vitals-sample-rate';

/** Copy of the contract's rule `Vital`, whose module would load on every page. Higher values: the device slept. */
export const MAX_VITAL = 600_000;
