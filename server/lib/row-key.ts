/** Whether text from outside can be the key of a row at all; PostgreSQL refuses to compare a zero byte. */
export const isRowKey = (text: string): boolean => !text.includes('\0');
