import type { AnyTransitionDefinition } from 'xstate';

/** Identifies a transition as `source|event|target`; without a target the source is used. */
export function transitionKey({ source, eventType, target }: AnyTransitionDefinition): string {
  const targets = target?.map(({ id }) => id).join() ?? source.id;
  return `${source.id}|${eventType}|${targets}`;
}
