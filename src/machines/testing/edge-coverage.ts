import type { AnyStateMachine } from 'xstate';
import { edgePaths, stateKey } from './edge-paths.ts';
import { walkEdge, withEndlessWork, type Trace } from './edge-walk.ts';
import type { AnyModel, MachineModel, WalkedEdge } from './machine-model.ts';
import { statesOf, transitionsOf } from './machine-parts.ts';

/**
 * Walks every edge with a live actor of the production machine, its work replaced by work that never ends and
 * its clock standing still, and hands each to `check`. Throws when an edge ends elsewhere than the graph says
 * or in a machine error, and when no edge took a declared transition, reached a state or used a listed event.
 */
export function coverEdges<TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine>,
  check: (edge: WalkedEdge<TMachine>) => void,
): void {
  const anyModel = model as unknown as AnyModel;
  const trace: Trace = {
    started: [],
    sent: [],
    transitions: new Set(),
    states: new Set(),
    events: new Set(),
  };
  const machine = withEndlessWork(anyModel.machine, trace);
  for (const path of edgePaths(anyModel)) {
    try {
      const walked = walkEdge(machine, path, trace);
      if (walked.target.status === 'error') throw new Error('the machine stopped with an unhandled error');
      if (stateKey(anyModel, walked.target) !== stateKey(anyModel, path.target))
        throw new Error('the live actor and the graph disagree');
      check(walked as WalkedEdge<TMachine>);
    } catch (error) {
      throw new Error(`${machine.id}: ${path.description}\n${String(error)}`, { cause: error });
    }
  }
  const gaps = coverageGaps(anyModel, machine, trace);
  if (gaps.length > 0) throw new Error([machine.id, ...gaps].join('\n'));
}

function coverageGaps(model: AnyModel, machine: AnyStateMachine, trace: Trace): string[] {
  const states = statesOf(machine);
  const left = states.flatMap(transitionsOf).filter(({ definition }) => !trace.transitions.has(definition));
  const unreached = states.filter(({ id }) => !trace.states.has(id));
  const unused = model.events.filter((event) => !trace.events.has(JSON.stringify(event)));
  return [
    ...left.map(({ label }) => `no edge takes ${label}`),
    ...unreached.map(({ id }) => `no edge reaches ${id}`),
    ...unused.map((event) => `no state handles ${JSON.stringify(event)}`),
  ];
}
