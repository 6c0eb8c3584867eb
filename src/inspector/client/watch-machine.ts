import type { AnyActorScope, AnyStateMachine, InspectionEvent } from 'xstate';

/**
 * Makes a machine report everything its system does to `note`, from the first event: XState gets a machine's
 * initial snapshot before it starts anything.
 */
export function watchMachine<Machine>(machine: Machine, note: (event: InspectionEvent) => void): Machine {
  const watched = machine as AnyStateMachine;
  const begin = watched.getInitialSnapshot;
  const systems = new WeakSet<object>();
  watched.getInitialSnapshot = (scope: AnyActorScope, input?: unknown) => {
    // When only the machine is inspected, as in tests and drawings, there is no system.
    if ('inspect' in scope.system && !systems.has(scope.system)) {
      systems.add(scope.system);
      scope.system.inspect({ next: note });
    }
    return begin(scope, input);
  };
  return machine;
}
