import { createActor, SimulatedClock } from 'xstate';
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { edgePaths, stateKey } from '../../src/machines/testing/edge-paths.ts';
import { withPendingActors } from '../../src/machines/testing/edge-walk.ts';
import type { AnyGraph, EdgePath, MachineGraph } from '../../src/machines/testing/machine-model.ts';
import { coverageObserver, noCoveredParts } from '../../src/machines/testing/covered-parts.ts';
import type { CoveredParts } from '../../src/machines/testing/covered-parts.ts';

/** One step of a walk: an event and the resulting state. */
export interface Step<TMachine extends AnyStateMachine> {
  event: AnyEventObject;
  target: SnapshotFrom<TMachine>;
  /** What the machine covers in this step. */
  reached: CoveredParts;
}

interface Edge<TMachine extends AnyStateMachine> extends Step<TMachine> {
  from: string;
  to: string;
}

/** Walks through a machine, each from its start, and the number of distinct edges they take. */
interface Covering<TMachine extends AnyStateMachine> {
  walks: Step<TMachine>[][];
  edges: number;
}

/**
 * Returns walks that together take every edge reachable through edges for which `isPossible` holds. A walk
 * continues while there are new edges to reach. Throws when there is none.
 */
export function coveringWalks<TMachine extends AnyStateMachine>(
  model: MachineGraph<TMachine> & AnyGraph,
  isPossible: (path: EdgePath<TMachine>) => boolean = () => true,
): Covering<TMachine> {
  const key = (snapshot: SnapshotFrom<TMachine>) => stateKey(model, snapshot);
  const machine = withPendingActors(model.machine, { started: [] });
  const paths = edgePaths(model);
  const starts = paths.filter(({ events }) => events.length === 0).map(({ target }) => key(target));
  const edges = paths.flatMap((path): Edge<TMachine>[] => {
    const event = path.events.at(-1);
    if (!event || !isPossible(path)) return [];
    const reached = reachedOn(machine, path);
    return [{ event, target: path.target, from: key(path.source), to: key(path.target), reached }];
  });
  const walks = [...new Set(starts)].flatMap((start) => walksFrom(start, edges));
  if (walks.length === 0) throw new Error('no edge can be reached');
  return { walks, edges: new Set(walks.flat()).size };
}

/** What a live actor covers with the last event of a path; for the first event including its start. */
function reachedOn(machine: AnyStateMachine, { input, events }: EdgePath<AnyStateMachine>): CoveredParts {
  const reached = noCoveredParts();
  const elsewhere = noCoveredParts();
  let isLast = events.length === 1;
  const inspect = coverageObserver(() => (isLast ? reached : elsewhere));
  const actor = createActor(machine, { input, clock: new SimulatedClock(), inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (const [index, event] of events.entries()) {
    isLast ||= index === events.length - 1;
    actor.send(event);
  }
  actor.stop();
  return reached;
}

function walksFrom<TMachine extends AnyStateMachine>(
  start: string,
  edges: Edge<TMachine>[],
): Step<TMachine>[][] {
  const left = new Set(edges);
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const walks: Step<TMachine>[][] = [];
  for (;;) {
    const walk: Edge<TMachine>[] = [];
    for (let at = start; ; at = walk.at(-1)?.to ?? start) {
      const way = wayToNew(at, edgesFrom, left);
      if (!way) break;
      way.forEach((edge) => left.delete(edge));
      walk.push(...way);
    }
    if (walk.length === 0) return walks;
    walks.push(walk);
  }
}

/** The shortest path whose last edge is new; `null` when all reachable edges were taken. */
function wayToNew<TMachine extends AnyStateMachine>(
  from: string,
  edgesFrom: ReadonlyMap<string, Edge<TMachine>[]>,
  left: ReadonlySet<Edge<TMachine>>,
): Edge<TMachine>[] | null {
  const seen = new Set([from]);
  let ways: Edge<TMachine>[][] = [[]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => {
      const at = way.at(-1)?.to ?? from;
      return (edgesFrom.get(at) ?? []).map((edge) => [...way, edge]);
    });
    const found = longer.find((way) => left.has(way.at(-1) as Edge<TMachine>));
    if (found) return found;
    ways = longer.filter((way) => {
      const at = way.at(-1)?.to ?? from;
      return !seen.has(at) && seen.add(at);
    });
  }
  return null;
}
