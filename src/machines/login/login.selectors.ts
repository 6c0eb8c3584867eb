import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

const STEPS = ['email', 'code', 'password', 'link', 'welcome'] as const;

/** The current step. */
export function loginStep(snapshot: SnapshotFrom<typeof loginMachine>): (typeof STEPS)[number] {
  return STEPS.find((step) => snapshot.hasTag(step)) ?? 'email';
}
