import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** What the edges of a machine are generated from; each `<name>.paths.ts` holds one. */
export interface MachineModel<TMachine extends AnyStateMachine> {
  machine: TMachine;
  /** One graph for each; what differs from the start belongs here. */
  inputs: InputFrom<TMachine>[];
  /** Everything that can happen, with real payloads, outputs and errors (see `machine-events.ts`). */
  events: (EventFromLogic<TMachine> | AnyEventObject)[];
  /** The part of the context that decides how the machine goes on; it must stay finite. */
  project: (context: SnapshotFrom<TMachine>['context']) => unknown;
}

/** One edge of the graph: the shortest way to its source, then the event; or a start, without events. */
export interface EdgePath<TMachine extends AnyStateMachine> {
  description: string;
  input: InputFrom<TMachine>;
  /** All events from the start on, the edge's own last. */
  events: AnyEventObject[];
  source: SnapshotFrom<TMachine>;
  target: SnapshotFrom<TMachine>;
}

/** What really happened when an edge was walked with a live actor. */
export interface WalkedEdge<TMachine extends AnyStateMachine> extends EdgePath<TMachine> {
  /** `xstate.init` for a start. */
  event: AnyEventObject;
  /** What the machine emitted on this edge. */
  emitted: AnyEventObject[];
  /** The work that was started on this edge, in order. */
  started: { actor: string; input: unknown }[];
  /** What the machine sent to other actors on this edge, in order. */
  sent: { to: string; event: AnyEventObject }[];
}

export type AnyModel = MachineModel<AnyStateMachine>;
export type AnyEdgePath = EdgePath<AnyStateMachine>;
export type AnyWalkedEdge = WalkedEdge<AnyStateMachine>;
