import type { InspectionMessage } from './messages.ts';

const numberOf = ({ id }: InspectionMessage) => Number(id ?? 0);

/** Messages as they were told: those of a tab by their numbers, tabs among one another by time. */
export function orderMessages(messages: readonly InspectionMessage[]): InspectionMessage[] {
  const ofTabs = [...Map.groupBy(messages, ({ tab }) => tab).values()];
  const timed = ofTabs.flatMap((own) => {
    // A clock that was set back does not turn a tab's own order round.
    let at = -Infinity;
    return own
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .map((message) => ({ message, at: (at = Math.max(at, Number(message.createdAt))) }));
  });
  return timed.toSorted((one, other) => one.at - other.at).map(({ message }) => message);
}
