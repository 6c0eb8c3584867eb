import type { AnyEventObject } from 'xstate';

/** The event that a completed actor sends to the machine that invoked it. */
export function doneEvent(invokeId: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${invokeId}`, actorId: invokeId, output };
}

/** The event that a failed actor sends to the machine that invoked it. */
export function errorEvent(invokeId: string, error: unknown): AnyEventObject {
  return { type: `xstate.error.actor.${invokeId}`, actorId: invokeId, error };
}

/** The event of a named delay that elapsed in the state with this id (`machine.state.state`). */
export function delayEvent(delay: string, stateId: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${stateId}` };
}
