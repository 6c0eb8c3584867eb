/** How long (ms) leaving for another site may take; then the navigation was stopped, and the page is usable again. */
export const LEAVE_LIMIT_MS = 15_000;
