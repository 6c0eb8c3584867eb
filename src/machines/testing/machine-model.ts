import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** What the edges of a machine are generated from. */
export interface MachineGraph<TMachine extends AnyStateMachine> {
  machine: TMachine;
  /** One graph for each; what differs from the start belongs here. */
  inputs: InputFrom<TMachine>[];
  /** Everything that can happen, with real payloads, outputs and errors (see `machine-events.ts`). */
  events: (EventFromLogic<TMachine> | AnyEventObject)[];
  /** The part of the context that decides how the machine goes on; it must stay finite. */
  project: (context: SnapshotFrom<TMachine>['context']) => unknown;
}

/** What a machine is tested with; each `<name>.paths.ts` holds one. */
export interface MachineModel<TMachine extends AnyStateMachine> extends MachineGraph<TMachine> {
  /** What happens at the limits of what may come: the most, the least, the longest. */
  edge: AnyEventObject[];
  /** What nobody sends who means well, or who can see the screen. */
  hostile: AnyEventObject[];
  /** What is seen in each state where the machine rests, by its path, e.g. `editing.ready`. */
  states: Record<string, StateView<TMachine>>;
}

/** What screens and other machines see of a state. */
interface StateView<TMachine extends AnyStateMachine> {
  /** These tags and no others. */
  tags: string[];
  /** The work that is under way, by its id, and no other. */
  work: string[];
  /** What must be true of the context besides. */
  holds?: (context: SnapshotFrom<TMachine>['context']) => boolean;
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

export type AnyGraph = MachineGraph<AnyStateMachine>;
export type AnyModel = MachineModel<AnyStateMachine>;
export type AnyEdgePath = EdgePath<AnyStateMachine>;
export type AnyWalkedEdge = WalkedEdge<AnyStateMachine>;
