const MAX_ID = 2_147_483_647;

/** Whether an external number can be a row id; PostgreSQL refuses to compare a larger one. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= MAX_ID;
