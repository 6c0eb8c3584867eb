/** Of so many visits the web vitals are collected, where `VITALS_SAMPLE_RATE` of the environment says nothing else. */
export const VITALS_SAMPLE_RATE = 0.1;

/** The meta element by which a page names another share. */
export const VITALS_META = 'vitals-sample-rate';

/** What is above this was measured on a machine that slept: the contract's rule `Vital`, whose module comes with every page. */
export const MAX_VITAL = 600_000;
