import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type AnyStateNode = AnyStateMachine['root'];

/** All states of a machine, its root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Every transition that a state declares, each with a name a person can find it by. */
export function transitionsOf(state: AnyStateNode): { definition: AnyTransitionDefinition; label: string }[] {
  const groups: [string, AnyTransitionDefinition[]][] = [
    ...[...state.transitions].map(([event, group]): [string, AnyTransitionDefinition[]] => [event, group]),
    ['always', state.always ?? []],
  ];
  return groups.flatMap(([event, group]) =>
    group.map((definition, index) => ({ definition, label: `${state.id}: ${event} [${index}]` })),
  );
}
