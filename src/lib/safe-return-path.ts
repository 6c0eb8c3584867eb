import { ownPath } from '../rules/own-path.ts';

const NEVER_REMEMBERED = new Set(['login', 'logout', 'account-deleted', 'token-login', 'auth']);

/**
 * A target after login → the same-origin path (with query and hash).
 * @returns `null` when it must not be followed: it leads elsewhere or to a login screen (A22, GRD-04)
 */
export function safeReturnPath(target: string): string | null {
  const path = ownPath(target);
  if (path === null || NEVER_REMEMBERED.has(firstSegment(path))) return null;
  return path;
}

function firstSegment(path: string): string {
  const [, segment = ''] = path.split(/[/?#]/);
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
