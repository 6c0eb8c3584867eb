import type { SnapshotData } from '../protocol/messages.ts';
import { eventText } from '../charts/chart-text.ts';
import type { ActorInfo, Step } from './live-store.ts';

/** A state's value on one line: `editing.pricing`, `loggedIn.known`, parallel states separated by bars. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([state, inside]) => [state, valueText(inside)].filter(Boolean).join('.'))
    .join(' | ');
}

export const snapshotText = (snapshot: SnapshotData | null): string =>
  snapshot ? valueText(snapshot.value) || (snapshot.status ?? '') : '';

/** The searchable text of a step. */
export function stepText(step: Step, actors: ReadonlyMap<string, ActorInfo>): string {
  const { name = '', sessionId = '' } = actors.get(step.actor) ?? {};
  return [name, sessionId, step.event.type, eventText(step.event.type), snapshotText(step.after)]
    .join(' ')
    .toLowerCase();
}

/** The UTC time of day to the millisecond, the same for every reader of a recording. */
export const clockTime = (at: number): string => new Date(at).toISOString().slice(11, 23);
