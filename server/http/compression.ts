import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compression of responses generated for each request; pages and built files are compressed in advance, once.
 */
export const COMPRESSION: FastifyCompressOptions = { threshold: 1024 };
