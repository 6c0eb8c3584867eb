import type { FastifyCompressOptions } from '@fastify/compress';

/** How answers that are made anew each time are compressed; pages and built files are compressed once, ahead. */
export const COMPRESSION: FastifyCompressOptions = { threshold: 1024 };
