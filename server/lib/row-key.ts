/** Whether an external text can be a row key; PostgreSQL refuses to compare a zero byte. */
export const isRowKey = (text: string): boolean => !text.includes('\0');
