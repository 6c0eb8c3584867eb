import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

/** What a state declares for an event, in its order; '' is what happens by itself. */
export function declaredBy(
  node: StateNode,
): [event: string, transitions: readonly AnyTransitionDefinition[]][] {
  const always: [string, readonly AnyTransitionDefinition[]][] = node.always ? [['', node.always]] : [];
  return [...node.transitions, ...always];
}

export const childrenOf = (node: StateNode): StateNode[] => Object.values(node.states);

/** The actions that a state names itself: XState adds those that start and end its delays. */
export function ownActions(declared: unknown): unknown[] {
  if (declared === undefined) return [];
  return Array.isArray(declared) ? declared : [declared];
}

/** The name of the delay of `xstate.after.<delay>.<state>`; null for other events. */
export function delayName(event: string, state: string): string | null {
  const [before, after] = ['xstate.after.', `.${state}`];
  return event.startsWith(before) && event.endsWith(after) ? event.slice(before.length, -after.length) : null;
}
