/** What tells a state or a transition apart in a drawing; null: nothing does. */
export type Light = 'active' | 'taken' | 'walked' | 'unwalked';

/** What a drawing says beside the machine itself: where an actor stands, or what tests have reached. */
export interface Lights {
  state: (id: string) => Light | null;
  transition: (key: string) => Light | null;
}

export const noLights: Lights = { state: () => null, transition: () => null };
/** The states that an actor is in, and the transitions that it has just taken. */
export function actorLights(active: ReadonlySet<string>, taken: ReadonlySet<string>): Lights {
  return {
    state: (id) => (active.has(id) ? 'active' : null),
    transition: (key) => (taken.has(key) ? 'taken' : null),
  };
}

type StateValue = string | { [state: string]: StateValue | undefined } | undefined;

/** The ids of the states of a snapshot's value, the machine itself included. */
export function activeStates(machine: string, value: unknown): Set<string> {
  const below = (path: string, inside: StateValue): string[] => {
    if (inside === undefined) return [path];
    if (typeof inside === 'string') return [path, `${path}.${inside}`];
    return [path, ...Object.entries(inside).flatMap(([state, deeper]) => below(`${path}.${state}`, deeper))];
  };
  return new Set(below(machine, value as StateValue));
}
