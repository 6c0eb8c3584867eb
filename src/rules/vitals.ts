/** Fraction of visits whose web vitals are collected, unless the environment sets `VITALS_SAMPLE_RATE`. */
export const VITALS_SAMPLE_RATE = 0.1;

/** Name of the meta element with which a page sets another fraction. */
export const VITALS_META = 'vitals-sample-rate';

/** What is above this was measured on a machine that slept: the contract's rule `Vital`, whose module comes with every page. */
export const MAX_VITAL = 600_000;
