import {
  createActor,
  createMachine,
  fromCallback,
  SimulatedClock,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import type { AnyEdgePath, AnyWalkedEdge } from './machine-model.ts';

/** What all walks over one machine have covered so far. */
export interface Trace {
  /** Work started by the current edge. */
  started: { actor: string; input: unknown }[];
  /** Events sent to other actors. */
  sent: { to: string; event: AnyEventObject }[];
  transitions: Set<AnyTransitionDefinition>;
  /** State ids, including transient states of a macrostep. */
  states: Set<string>;
  /** Events handled by some state, as JSON. */
  events: Set<string>;
}

/** Stands for the missing event of a path that is the start itself. */
const START: AnyEventObject = { type: 'xstate.init' };

/** Replaces actors with ones that record their input and never end; a machine keeps its initial context. */
export function withPendingActors(machine: AnyStateMachine, trace: Pick<Trace, 'started'>): AnyStateMachine {
  const endless = (actor: string) =>
    // A promise that is given up costs an error each time.
    fromCallback<AnyEventObject, unknown>(({ input }) => void trace.started.push({ actor, input }));
  const resting = (actor: string, { config: { context } }: AnyStateMachine) =>
    createMachine({
      context: (start) => {
        trace.started.push({ actor, input: start.input });
        return typeof context === 'function' ? context(start) : (context ?? {});
      },
    });
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  return machine.provide({
    actors: Object.fromEntries(
      actors.map(([name, logic]) => [name, isMachine(logic) ? resting(name, logic) : endless(name)]),
    ),
  });
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'implementations' in logic;

/** Runs a path with a live actor and returns what its last event, or its start, did. */
export function walkEdge(machine: AnyStateMachine, path: AnyEdgePath, trace: Trace): AnyWalkedEdge {
  const event = path.events.at(-1);
  return event && isUnhandled(path, event)
    ? { ...path, event, emitted: [], started: [], sent: [] }
    : liveEdge(machine, path, trace);
}

/**
 * An event that no state handles changes nothing, so no actor is needed; except an unhandled error, which
 * stops the machine.
 */
function isUnhandled({ source }: AnyEdgePath, { type }: AnyEventObject): boolean {
  return !type.startsWith('xstate.error') && source._nodes.every((node) => !node.transitions.has(type));
}

function liveEdge(machine: AnyStateMachine, path: AnyEdgePath, trace: Trace): AnyWalkedEdge {
  trace.started.length = 0;
  trace.sent.length = 0;
  const watch = watcher(trace);
  const { input } = path;
  const actor = createActor(machine, { input, clock: new SimulatedClock(), inspect: watch.inspect });
  const emitted: AnyEventObject[] = [];
  const look = () => {
    const snapshot = actor.getSnapshot();
    for (const node of snapshot._nodes) trace.states.add(node.id);
    return snapshot;
  };
  // Without an error listener a failing machine would throw in a timer, after the test.
  actor.subscribe({ error: () => {} });
  actor.on('*', (emission) => emitted.push(emission));
  actor.start();
  look();
  for (const earlier of path.events.slice(0, -1)) actor.send(earlier);
  const source = look();
  const event = path.events.at(-1);
  if (event) {
    emitted.length = 0;
    trace.started.length = 0;
    trace.sent.length = 0;
    watch.restart();
    actor.send(event);
    if (watch.hasHandled()) trace.events.add(JSON.stringify(event));
  }
  const target = look();
  const started = [...trace.started];
  const sent = [...trace.sent];
  actor.stop();
  return { ...path, source, target, event: event ?? START, emitted, started, sent };
}

/** Records the transitions of every microstep, and whether any was taken since the last restart. */
function watcher(trace: Trace) {
  let handled = false;
  return {
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.event') {
        const { sourceRef, actorRef, event, rootId } = inspected;
        const to = actorRef as AnyActorRef;
        const isSent = sourceRef?.sessionId === rootId && to.sessionId !== rootId;
        if (isSent && event.type !== START.type) trace.sent.push({ to: to.id, event });
      }
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        trace.transitions.add(transition);
        for (const node of [transition.source, ...(transition.target ?? [])]) trace.states.add(node.id);
        handled = true;
      }
    },
    restart: () => void (handled = false),
    hasHandled: () => handled,
  };
}
