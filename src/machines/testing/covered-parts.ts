import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionKey } from '../transition-key.ts';
import { guardKey } from './machine-parts.ts';

type AnyStateNode = AnyMachineSnapshot['_nodes'][number];

/** The machine parts that actors have covered: state ids, and keys from `machine-parts.ts`. */
export interface CoveredParts {
  states: Set<string>;
  transitions: Set<string>;
  /** Guards that passed. */
  passed: Set<string>;
  /** Guards that failed. */
  refused: Set<string>;
}

export const noCoveredParts = (): CoveredParts => ({
  states: new Set(),
  transitions: new Set(),
  passed: new Set(),
  refused: new Set(),
});

/**
 * Returns an observer for `inspect` that records what every machine of the system covers into the result of
 * `into`.
 */
export function coverageObserver(into: () => CoveredParts): (event: InspectionEvent) => void {
  /** The latest snapshot of each actor. */
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

/** In a machine at rest, the guards of all eventless transitions failed. */
function noteResting({ _nodes: nodes }: AnyMachineSnapshot, reached: CoveredParts): void {
  for (const { always = [], id } of nodes) {
    reached.states.add(id);
    for (const transition of always) if (transition.guard) reached.refused.add(guardKey(transition));
  }
}

function noteTaken(transition: AnyTransitionDefinition, reached: CoveredParts): void {
  reached.transitions.add(transitionKey(transition));
  if (transition.guard) reached.passed.add(guardKey(transition));
  for (const { id } of [transition.source, ...(transition.target ?? [])]) reached.states.add(id);
  if (transition.eventType !== '') return;
  // Guards of earlier transitions were evaluated first.
  for (const earlier of transition.source.always ?? []) {
    if (earlier === transition) return;
    if (earlier.guard) reached.refused.add(guardKey(earlier));
  }
}

/** Records the guards that an event failed before its transition was found. */
function noteRefused(
  before: AnyMachineSnapshot,
  { type, taken }: { type: string; taken: AnyTransitionDefinition[] },
  reached: CoveredParts,
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
