const dateFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Brisbane' });

/** The day on which an order was made, as it was in the workshop: `3 August 2026`. */
export const formatOrderDate = (instant: string): string => dateFormat.format(new Date(instant));
