/** Bytes of a megabyte, as the limits of files are counted. */
export const MEGABYTE = 1024 * 1024;
