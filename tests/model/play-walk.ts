import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import type { Step } from './covering-walks.ts';

/** How the steps of a walk are played on a screen. */
export interface Play<TMachine extends AnyStateMachine> {
  /** What is done on the screen, or answered by the host, so that an event happens; by its type. */
  drivers: Record<string, (event: AnyEventObject) => Promise<void>>;
  /** What the screen shows in a state; by its path, e.g. `editing.ready`. */
  checks: Record<string, (state: SnapshotFrom<TMachine>) => Promise<void>>;
}

/** Plays a walk and looks at the screen after each step; throws for an event without a driver, a state without a check. */
export async function playWalk<TMachine extends AnyStateMachine>(
  walk: Step<TMachine>[],
  { drivers, checks }: Play<TMachine>,
): Promise<void> {
  for (const { event, target } of walk) {
    const drive = drivers[event.type];
    if (!drive) throw new Error(`nothing on the screen does ${event.type}`);
    await drive(event);
    const path = pathOf((target as AnyMachineSnapshot).value);
    const check = checks[path];
    if (!check) throw new Error(`nothing is checked in ${path}`);
    await check(target);
  }
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, below]) => (below === undefined ? name : `${name}.${pathOf(below)}`))
    .join();
}
