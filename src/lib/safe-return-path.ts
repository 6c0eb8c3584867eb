import { ownPath } from '../rules/own-path.ts';
import { firstSegment } from '../rules/path-segments.ts';

const NEVER_REMEMBERED = new Set(['login', 'logout', 'account-deleted', 'token-login', 'auth']);

/**
 * The same-origin path (with query and hash) to return to after login.
 * @returns `null` for a target that must not be followed: another site or a login screen (A22, GRD-04)
 */
export function safeReturnPath(target: string): string | null {
  const path = ownPath(target);
  if (path === null || NEVER_REMEMBERED.has(readableSegment(path))) return null;
  return path;
}

function readableSegment(path: string): string {
  const segment = firstSegment(path);
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
