import type { InspectionMessage } from './messages.ts';

const actorOf = ({ tab, sessionId }: InspectionMessage) => `${tab}/${sessionId}`;

/** The messages from an index on, preceded by the earlier ones that introduce their actors. */
export function messagesFrom(messages: readonly InspectionMessage[], first: number): InspectionMessage[] {
  const newest = messages.slice(first);
  const actors = new Set(newest.map(actorOf));
  const known = messages
    .slice(0, first)
    .filter((message) => message.type === '@xstate.actor' && actors.has(actorOf(message)));
  return [...known, ...newest];
}

/** The messages, or the newest ones, about nine tenths of the maximum, when there are more than `most`. */
export const newestMessages = (messages: InspectionMessage[], most: number): InspectionMessage[] =>
  messages.length <= most ? messages : messagesFrom(messages, messages.length - Math.floor(0.9 * most));
