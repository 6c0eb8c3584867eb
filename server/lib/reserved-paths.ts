import { segmentsOf } from '../../src/rules/path-segments.ts';

/**
 * What the host answers itself, by the first segment of the path: calls, pictures and files, documents of its own. No
 * page of the storefront lies there.
 */
const HOST_SEGMENTS = new Set(segmentsOf('call', 'file'));

/** Pages that the shop needs whatever its owner writes. */
const NEEDED_PAGES = new Set([...segmentsOf('office'), 'logout']);

const firstSegment = (path: string) => path.split(/[/?#]/, 2)[1] ?? '';

/** Whether a path, with its slash in front, belongs to the host and so is no page. */
export const isHostPath = (path: string): boolean => HOST_SEGMENTS.has(firstSegment(path));

/** Whether an owner may redirect a path, with its slash in front: not the host's, and not what the shop needs. */
export const isReservedPath = (path: string): boolean =>
  isHostPath(path) || NEEDED_PAGES.has(firstSegment(path));
