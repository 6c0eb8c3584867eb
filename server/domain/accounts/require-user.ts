import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { refusalText } from '../../lib/refusal-text.ts';

export type UserViewer = Extract<Viewer, { kind: 'user' }>;

/**
 * Returns the user making the request, or 401 LOGIN_REQUIRED (GRD-16), not a TOKEN_ code: those end a
 * session, and here there is none.
 */
export function requireUser(viewer: Viewer): Outcome<UserViewer> {
  if (viewer.kind === 'user') return success(viewer);
  return refused(401, refusalText('LOGIN_REQUIRED'));
}

/**
 * Returns the administrator making the request; 401 LOGIN_REQUIRED for a guest, 403 ADMIN_ONLY for other
 * users (A32, GRD-16).
 */
export function requireAdmin(viewer: Viewer): Outcome<UserViewer> {
  const user = requireUser(viewer);
  return !user.ok || user.value.isAdmin ? user : refused(403, refusalText('ADMIN_ONLY'));
}
