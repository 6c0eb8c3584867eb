import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { statePath } from '../../src/machines/testing/state-view.ts';
import type { Step } from './covering-walks.ts';
import { noteReached } from './note-reached.ts';

/** How to play the steps of a walk on a screen. */
export interface Play<TMachine extends AnyStateMachine> {
  /** Triggers an event on the screen or through a response; by event type. */
  drivers: Record<string, (event: AnyEventObject) => Promise<void>>;
  /** Checks the screen in a state; by path, e.g. `editing.ready`. */
  checks: Record<string, (state: SnapshotFrom<TMachine>) => Promise<void>>;
}

/**
 * Plays a walk and checks the screen after each step. Throws for an event without a driver or a state without
 * a check.
 */
export async function playWalk<TMachine extends AnyStateMachine>(
  walk: Step<TMachine>[],
  { drivers, checks }: Play<TMachine>,
): Promise<void> {
  if (walk.length === 0) throw new Error('the walk goes nowhere');
  for (const [index, step] of walk.entries())
    try {
      await playStep(step, { drivers, checks });
    } catch (error) {
      const way = walk.slice(0, index + 1).map(({ event }) => event.type);
      throw new Error(`${way.join(' → ')}\n${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
}

async function playStep<TMachine extends AnyStateMachine>(
  { event, target, reached }: Step<TMachine>,
  { drivers, checks }: Play<TMachine>,
): Promise<void> {
  const drive = drivers[event.type];
  if (!drive) throw new Error(`nothing on the screen does ${event.type}`);
  await drive(event);
  const path = statePath(target as AnyMachineSnapshot);
  const check = checks[path];
  if (!check) throw new Error(`nothing is checked in ${path}`);
  await check(target);
  noteReached(reached);
}
