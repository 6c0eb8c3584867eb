/** The highlight of a state or transition; `null` for none. */
export type Highlight = 'active' | 'taken' | 'walked' | 'unwalked';

/** The highlights of a drawing: an actor's state, or test coverage. */
export interface Highlights {
  state: (id: string) => Highlight | null;
  transition: (key: string) => Highlight | null;
}

export const noHighlights: Highlights = { state: () => null, transition: () => null };
/** Highlights an actor's active states and the transitions it just took. */
export function actorHighlights(active: ReadonlySet<string>, taken: ReadonlySet<string>): Highlights {
  return {
    state: (id) => (active.has(id) ? 'active' : null),
    transition: (key) => (taken.has(key) ? 'taken' : null),
  };
}

type StateValue = string | { [state: string]: StateValue | undefined } | undefined;

/** The ids of the active states of a snapshot's value, including the root. */
export function activeStates(machine: string, value: unknown): Set<string> {
  const below = (path: string, inside: StateValue): string[] => {
    if (inside === undefined) return [path];
    if (typeof inside === 'string') return [path, `${path}.${inside}`];
    return [path, ...Object.entries(inside).flatMap(([state, deeper]) => below(`${path}.${state}`, deeper))];
  };
  return new Set(below(machine, value as StateValue));
}
