import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** What the edges of a machine are generated from. */
export interface MachineGraph<TMachine extends AnyStateMachine> {
  machine: TMachine;
  /** One graph per input: variations of the start belong here. */
  inputs: InputFrom<TMachine>[];
  /** All possible events, with real payloads, outputs and errors (see `machine-events.ts`). */
  events: (EventFromLogic<TMachine> | AnyEventObject)[];
  /** The part of the context that decides how the machine continues; it must stay finite. */
  project: (context: SnapshotFrom<TMachine>['context']) => unknown;
}

/** The test model of a machine; one per `<name>.paths.ts`. */
export interface MachineModel<TMachine extends AnyStateMachine> extends MachineGraph<TMachine> {
  /** Events with boundary values: the largest, the smallest, the longest. */
  edge: AnyEventObject[];
  /** Events that no well-meaning user of the screen would send. */
  hostile: AnyEventObject[];
  /** What is visible in each state where the machine rests, by path, e.g. `editing.ready`. */
  states: Record<string, StateView<TMachine>>;
}

/** What screens and other machines see of a state. */
interface StateView<TMachine extends AnyStateMachine> {
  /** Exactly these tags. */
  tags: string[];
  /** The ids of exactly the work under way. */
  work: string[];
  /** A condition that the context meets. */
  invariant?: (context: SnapshotFrom<TMachine>['context']) => boolean;
}

/** One edge of the graph: the shortest path to its source, then the event; or a start, without events. */
export interface EdgePath<TMachine extends AnyStateMachine> {
  description: string;
  input: InputFrom<TMachine>;
  /** All events from the start; the last is the edge's own. */
  events: AnyEventObject[];
  source: SnapshotFrom<TMachine>;
  target: SnapshotFrom<TMachine>;
}

/** What happened when an edge was walked with a live actor. */
export interface WalkedEdge<TMachine extends AnyStateMachine> extends EdgePath<TMachine> {
  /** `xstate.init` for a start. */
  event: AnyEventObject;
  emitted: AnyEventObject[];
  /** Work started on this edge, in order. */
  started: { actor: string; input: unknown }[];
  /** Events the machine sent to other actors on this edge, in order. */
  sent: { to: string; event: AnyEventObject }[];
}

export type AnyGraph = MachineGraph<AnyStateMachine>;
export type AnyModel = MachineModel<AnyStateMachine>;
export type AnyEdgePath = EdgePath<AnyStateMachine>;
export type AnyWalkedEdge = WalkedEdge<AnyStateMachine>;
