import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionKey } from '../transition-key.ts';
import { guardKey } from './machine-parts.ts';

type AnyStateNode = AnyMachineSnapshot['_nodes'][number];

/** What actors have reached of their machines: ids of states, and the names of `machine-parts.ts`. */
export interface Reached {
  states: Set<string>;
  transitions: Set<string>;
  /** Guards that let their transition through. */
  held: Set<string>;
  /** Guards that did not. */
  refused: Set<string>;
}

export const nothingReached = (): Reached => ({
  states: new Set(),
  transitions: new Set(),
  held: new Set(),
  refused: new Set(),
});

/** An observer for `inspect` that notes into what `into` gives what every machine of the system reaches. */
export function reachedBy(into: () => Reached): (event: InspectionEvent) => void {
  /** What an actor is in. */
  const latest = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  return (event) => {
    const isStep = event.type === '@xstate.microstep';
    if ((!isStep && event.type !== '@xstate.snapshot') || !('_nodes' in event.snapshot)) return;
    const [reached, actor] = [into(), event.actorRef as AnyActorRef];
    const after = event.snapshot as AnyMachineSnapshot;
    const before = latest.get(actor);
    latest.set(actor, after);
    if (!isStep) return noteResting(after, reached);
    for (const { id } of after._nodes) reached.states.add(id);
    for (const transition of event._transitions) noteTaken(transition, reached);
    if (before) noteRefused(before, { type: event.event.type, taken: event._transitions }, reached);
  };
}

/** A machine at rest was let out of none of its states by itself. */
function noteResting({ _nodes: nodes }: AnyMachineSnapshot, reached: Reached): void {
  for (const { always = [], id } of nodes) {
    reached.states.add(id);
    for (const transition of always) if (transition.guard) reached.refused.add(guardKey(transition));
  }
}

function noteTaken(transition: AnyTransitionDefinition, reached: Reached): void {
  reached.transitions.add(transitionKey(transition));
  if (transition.guard) reached.held.add(guardKey(transition));
  for (const { id } of [transition.source, ...(transition.target ?? [])]) reached.states.add(id);
  if (transition.eventType !== '') return;
  // What stands before it was asked first.
  for (const earlier of transition.source.always ?? []) {
    if (earlier === transition) return;
    if (earlier.guard) reached.refused.add(guardKey(earlier));
  }
}

/** Notes the guards that an event met before one was found whose transition was taken. */
function noteRefused(
  before: AnyMachineSnapshot,
  { type, taken }: { type: string; taken: AnyTransitionDefinition[] },
  reached: Reached,
): void {
  if (taken.some(({ eventType }) => eventType === '')) return;
  for (const leaf of before._nodes.filter(({ type: kind }) => kind === 'atomic')) {
    let isTaken = false;
    for (let node: AnyStateNode | undefined = leaf; node && !isTaken; node = node.parent)
      for (const transition of node.transitions.get(type) ?? []) {
        isTaken = taken.includes(transition);
        if (isTaken) break;
        if (transition.guard) reached.refused.add(guardKey(transition));
      }
  }
}
