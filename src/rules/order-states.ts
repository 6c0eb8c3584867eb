/** Paid for and not refunded: what counts as sold (A88). */
export const soldStates = ['paid', 'beingMade', 'dispatched'] as const;

/** Sold and still in the workshop. */
export const workshopStates = ['paid', 'beingMade'] as const;

export const isSold = (status: string): boolean => soldStates.some((state) => state === status);

export const isInWorkshop = (status: string): boolean => workshopStates.some((state) => state === status);
