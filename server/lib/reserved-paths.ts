import { firstSegment, segmentsOf } from '../../src/rules/path-segments.ts';

/**
 * The first path segments the host handles itself: calls, pictures and files, its own documents. The
 * storefront has no pages there.
 */
const HOST_SEGMENTS = new Set(segmentsOf('call', 'file'));

/** Pages that the shop needs, which its owner cannot redirect. */
const NEEDED_PAGES = new Set([...segmentsOf('office'), 'logout']);

/** Whether a path (with leading slash) belongs to the host and is no page. */
export const isHostPath = (path: string): boolean => HOST_SEGMENTS.has(firstSegment(path));

/**
 * Whether a path (with leading slash) may not be redirected by the owner, as the host or the shop needs it.
 */
export const isReservedPath = (path: string): boolean =>
  isHostPath(path) || NEEDED_PAGES.has(firstSegment(path));
