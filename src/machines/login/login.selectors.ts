import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

const STEPS = ['email', 'code', 'password', 'link', 'welcome'] as const;

/** Which step stands on the screen. */
export function loginStep(snapshot: SnapshotFrom<typeof loginMachine>): (typeof STEPS)[number] {
  return STEPS.find((step) => snapshot.hasTag(step)) ?? 'email';
}
