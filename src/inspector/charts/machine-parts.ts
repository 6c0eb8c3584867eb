import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

/** The transitions that a state declares per event, in order; '' for eventless ones. */
export function transitionsByEvent(
  node: StateNode,
): [event: string, transitions: readonly AnyTransitionDefinition[]][] {
  const always: [string, readonly AnyTransitionDefinition[]][] = node.always ? [['', node.always]] : [];
  return [...node.transitions, ...always];
}

export const childrenOf = (node: StateNode): StateNode[] => Object.values(node.states);

/** The actions a state declares itself, without those that XState adds to start and cancel delays. */
export function declaredActions(declared: unknown): unknown[] {
  if (declared === undefined) return [];
  return Array.isArray(declared) ? declared : [declared];
}

/** The delay's name in `xstate.after.<delay>.<state>`; `null` for other events. */
export function delayName(event: string, state: string): string | null {
  const [before, after] = ['xstate.after.', `.${state}`];
  return event.startsWith(before) && event.endsWith(after) ? event.slice(before.length, -after.length) : null;
}
