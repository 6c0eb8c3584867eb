/** Of so many visits the web vitals are collected, where `VITALS_SAMPLE_RATE` of the environment says nothing else. */
export const VITALS_SAMPLE_RATE = 0.1;

/** The meta element by which a page names another share. */
export const VITALS_META = 'vitals-sample-rate';
