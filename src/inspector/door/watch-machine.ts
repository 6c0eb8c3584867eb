import type { AnyActorScope, AnyStateMachine, InspectionEvent } from 'xstate';

/**
 * Makes whoever starts this machine tell `note` what its system does, from its first event on: XState asks a machine
 * for its first snapshot before it starts anything.
 */
export function watchMachine<Machine>(machine: Machine, note: (event: InspectionEvent) => void): Machine {
  const watched = machine as AnyStateMachine;
  const begin = watched.getInitialSnapshot;
  const systems = new WeakSet<object>();
  watched.getInitialSnapshot = (scope: AnyActorScope, input?: unknown) => {
    // Reading the machine alone, as tests and drawings do, has no system.
    if ('inspect' in scope.system && !systems.has(scope.system)) {
      systems.add(scope.system);
      scope.system.inspect({ next: note });
    }
    return begin(scope, input);
  };
  return machine;
}
