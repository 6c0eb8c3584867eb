const MAX_ID = 2_147_483_647;

/** Whether a number from outside can be the id of a row at all; PostgreSQL refuses to compare a larger one. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= MAX_ID;
