import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type AnyStateNode = AnyStateMachine['root'];

/** All states of a machine, its root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Eventless transitions have the event ''. */
const groupOf = (state: AnyStateNode, event: string): readonly AnyTransitionDefinition[] =>
  (event === '' ? state.always : state.transitions.get(event)) ?? [];

/** Every transition that a state declares. */
export function transitionsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  return [...state.transitions.keys(), ''].flatMap((event) => groupOf(state, event));
}

/** Identifies a transition by its index among those of its event: `source|event[0]`. */
export function placeKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return `${source.id}|${eventType}[${groupOf(source as AnyStateNode, eventType).indexOf(transition)}]`;
}

/** Identifies the guard of a transition: the transition's key, and the guard's name if it has one. */
export function guardKey(transition: AnyTransitionDefinition): string {
  const { guard } = transition;
  const named = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return `${placeKey(transition)}${typeof named === 'string' ? `: ${named}` : ''}`;
}
