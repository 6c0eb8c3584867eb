import type { InspectionMessage } from './messages.ts';

const actorOf = ({ tab, sessionId }: InspectionMessage) => `${tab}/${sessionId}`;

/** The messages from a place on, behind those before it that say who their actors are. */
export function messagesFrom(messages: readonly InspectionMessage[], first: number): InspectionMessage[] {
  const kept = messages.slice(first);
  const actors = new Set(kept.map(actorOf));
  const known = messages
    .slice(0, first)
    .filter((message) => message.type === '@xstate.actor' && actors.has(actorOf(message)));
  return [...known, ...kept];
}

/** The messages, or when there are more than that many about nine tenths of it: the newest. */
export const newestMessages = (messages: InspectionMessage[], most: number): InspectionMessage[] =>
  messages.length <= most ? messages : messagesFrom(messages, messages.length - Math.floor(0.9 * most));
