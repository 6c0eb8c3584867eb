/** How long a browser may take to leave for a payment page, ms: after that it was stopped, and the page goes on. */
export const LEAVE_LIMIT = 15_000;
