import type { AnyStateMachine } from 'xstate';
import { edgePaths, stateKey } from './edge-paths.ts';
import { type Trace, walkEdge, withPendingActors } from './edge-walk.ts';
import type { AnyModel, MachineModel, WalkedEdge } from './machine-model.ts';
import { placeKey, statesOf, transitionsOf } from './machine-parts.ts';
import { expectMatchesModel, statePath } from './state-view.ts';

/**
 * Walks every edge with a live actor of the production machine, whose work never ends and whose clock stands
 * still, and passes each to `check`. Throws when an edge ends elsewhere than the graph predicts, in a machine
 * error, or in a state that contradicts or is missing from the model; when there is no edge; and when a
 * declared transition, a state or a listed event is not covered.
 */
export function coverEdges<TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine> & AnyModel,
  check: (edge: WalkedEdge<TMachine>) => void,
): void {
  const anyModel: AnyModel = model;
  const trace: Trace = {
    started: [],
    sent: [],
    transitions: new Set(),
    states: new Set(),
    events: new Set(),
  };
  const machine = withPendingActors(anyModel.machine, trace);
  const rested = new Set<string>();
  for (const path of edgePaths(anyModel)) {
    try {
      const walked = walkEdge(machine, path, trace);
      if (walked.target.status === 'error') throw new Error('the machine stopped with an unhandled error');
      if (stateKey(anyModel, walked.target) !== stateKey(anyModel, path.target))
        throw new Error('the live actor and the graph disagree');
      expectMatchesModel(anyModel, walked.target);
      rested.add(statePath(walked.target));
      check(walked as WalkedEdge<TMachine>);
    } catch (error) {
      throw new Error(`${machine.id}: ${path.description}\n${String(error)}`, { cause: error });
    }
  }
  const gaps = [...coverageGaps(anyModel, machine, trace), ...staleViews(anyModel, rested)];
  if (gaps.length > 0) throw new Error([machine.id, ...gaps].join('\n'));
}

function coverageGaps(model: AnyModel, machine: AnyStateMachine, trace: Trace): string[] {
  const states = statesOf(machine);
  const left = states.flatMap(transitionsOf).filter((transition) => !trace.transitions.has(transition));
  const unreached = states.filter(({ id }) => !trace.states.has(id));
  const unused = model.events.filter((event) => !trace.events.has(JSON.stringify(event)));
  return [
    ...(trace.transitions.size === 0 ? ['no edge was found'] : []),
    ...left.map((transition) => `no edge takes ${placeKey(transition)}`),
    ...unreached.map(({ id }) => `no edge reaches ${id}`),
    ...unused.map((event) => `no state handles ${JSON.stringify(event)}`),
  ];
}

const staleViews = ({ states }: AnyModel, rested: ReadonlySet<string>): string[] =>
  Object.keys(states)
    .filter((path) => !rested.has(path))
    .map((path) => `no edge ends in ${path}, of which the model says what is seen`);
