import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, StateValue } from 'xstate';
import { RefusedError } from '../../lib/failure.ts';
import type { EventData } from '../protocol/messages.ts';

/** A recorded walk through a machine. */
export interface RecordedWalk {
  input: unknown;
  steps: { event: EventData; value: unknown }[];
}

/** Recreates `RefusedError` instances, which machines recognise by class but JSON loses. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  if ('error' in value && value.error === 'RefusedError') {
    const { status, textCode } = value as { status?: unknown; textCode?: unknown };
    return new RefusedError({
      status: Number(status),
      textCode: typeof textCode === 'string' ? textCode : null,
      message: '',
    });
  }
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, revived(inside)]));
}

/** An actor that never ends: its results are among the recorded events. */
function resting(logic: AnyActorLogic): AnyActorLogic {
  return 'implementations' in logic ? createMachine({}) : fromPromise(() => new Promise<never>(() => {}));
}

/**
 * Walks a machine through recorded events without its actors and clock. Yields the state at the start and
 * after each event. Throws when the machine throws.
 */
export function* walkedStates(
  machine: AnyStateMachine,
  { input, steps }: RecordedWalk,
): Generator<StateValue> {
  const works = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const walked = machine.provide({
    actors: Object.fromEntries(works.map(([name, logic]) => [name, resting(logic)])),
  });
  const actor = createActor(walked, { input: revived(input), clock: new SimulatedClock() });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  yield actor.getSnapshot().value;
  for (const { event } of steps) {
    actor.send(revived(event) as EventData);
    if (failures.length > 0) throw failures[0];
    yield actor.getSnapshot().value;
  }
  actor.stop();
}

/** The same as an array, for tests. */
export const walkRecording = (machine: AnyStateMachine, walk: RecordedWalk): StateValue[] => [
  ...walkedStates(machine, walk),
];
