import type { AnyMachineSnapshot } from 'xstate';
import type { AnyModel } from './machine-model.ts';

/** The path of the state where a machine rests, e.g. `editing.ready`; parallel ones are joined by commas. */
export function statePath({ _nodes: nodes, machine }: AnyMachineSnapshot): string {
  return nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id.slice(machine.id.length + 1))
    .join();
}

/** Throws when a snapshot contradicts its model, or the model lacks its state. */
export function expectMatchesModel({ states }: AnyModel, snapshot: AnyMachineSnapshot): void {
  const path = statePath(snapshot);
  const view = states[path];
  if (!view) throw new Error(`nothing is checked in ${path}`);
  const said = (what: string, is: string[], should: string[]) => {
    const [seen, wanted] = [is, should].map((names) => names.toSorted().join());
    if (seen !== wanted) throw new Error(`${path} shows the ${what} [${seen}] instead of [${wanted}]`);
  };
  said('tags', [...snapshot.tags], view.tags);
  // Work of an ended machine is stopped with it.
  if (snapshot.status === 'active') said('work', Object.keys(snapshot.children), view.work);
  if (view.invariant?.(snapshot.context) === false)
    throw new Error(`${path} breaks its invariant: ${JSON.stringify(snapshot.context)}`);
}
