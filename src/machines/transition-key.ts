import type { AnyTransitionDefinition } from 'xstate';

/** Names a transition, `source|event|target`, in reports and drawings; without a target it stays in its source. */
export function transitionKey({ source, eventType, target }: AnyTransitionDefinition): string {
  const targets = target?.map(({ id }) => id).join() ?? source.id;
  return `${source.id}|${eventType}|${targets}`;
}
