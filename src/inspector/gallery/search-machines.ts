import { catalogue } from '../charts/catalogue.ts';
import type { CataloguedMachine } from '../charts/catalogue.ts';
import { chartOf } from '../charts/chart.ts';

interface Hit {
  /** The id of the state containing it. */
  state: string;
  text: string;
}

export interface FoundMachine {
  entry: CataloguedMachine;
  /** Matches other than its name. */
  hits: Hit[];
}

const MAX_HITS = 5;

/** All searchable text of the machines, with its place. */
const index = catalogue.map((entry) => {
  const { states, edges } = chartOf(entry.machine);
  const ofStates = states.flatMap(({ id, name, description, tags, invokes, entry: enters, exit }) =>
    [name, description, ...tags, ...invokes.map((work) => work.id), ...enters, ...exit].map((text) => ({
      state: id,
      text,
    })),
  );
  const ofEdges = edges.flatMap(({ source, label, guard, actions }) =>
    [label, guard ?? '', ...actions].map((text) => ({ state: source, text })),
  );
  return { entry, lines: [...ofStates, ...ofEdges].filter(({ text }) => text !== '') };
});

/** Searches machines by name, state, event, guard, action and description. */
export function searchMachines(query: string): FoundMachine[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return catalogue.map((entry) => ({ entry, hits: [] }));
  return index.flatMap(({ entry, lines }) => {
    const hits = lines.filter(({ text }) => text.toLowerCase().includes(wanted));
    const isNamed = entry.machine.id.toLowerCase().includes(wanted);
    if (hits.length === 0 && !isNamed) return [];
    const once = new Map(hits.map((hit) => [`${hit.state} ${hit.text}`, hit]));
    return [{ entry, hits: [...once.values()].slice(0, MAX_HITS) }];
  });
}
