/** Products per page of a group (specification section 9). */
export const LISTING_PAGE_SIZE = 12;
