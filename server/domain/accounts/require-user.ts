import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { refusalText } from '../../lib/refusal-text.ts';

export type UserViewer = Extract<Viewer, { kind: 'user' }>;

/**
 * The user who is asking, or 401 LOGIN_REQUIRED (GRD-16). It is none of the TOKEN_ codes: those end a session,
 * and here there is none.
 */
export function requireUser(viewer: Viewer): Outcome<UserViewer> {
  if (viewer.kind === 'user') return success(viewer);
  return refused(401, refusalText('LOGIN_REQUIRED'));
}

/** The administrator who is asking; 401 for nobody, 403 ADMIN_ONLY for everybody else (A32, GRD-16). */
export function requireAdmin(viewer: Viewer): Outcome<UserViewer> {
  const user = requireUser(viewer);
  return !user.ok || user.value.isAdmin ? user : refused(403, refusalText('ADMIN_ONLY'));
}
