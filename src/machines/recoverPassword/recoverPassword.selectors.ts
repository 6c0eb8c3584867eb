import type { SnapshotFrom } from 'xstate';
import type { recoverPasswordMachine } from './recoverPassword.machine.ts';

const STEPS = ['email', 'code', 'link', 'set', 'welcome'] as const;

/** The current step. */
export function recoverPasswordStep(
  snapshot: SnapshotFrom<typeof recoverPasswordMachine>,
): (typeof STEPS)[number] {
  return STEPS.find((step) => snapshot.hasTag(step)) ?? 'email';
}
