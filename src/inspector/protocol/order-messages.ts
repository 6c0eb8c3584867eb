import type { InspectionMessage } from './messages.ts';

const numberOf = ({ id }: InspectionMessage) => Number(id ?? 0);

/** Sorts messages in the order sent: by number within a tab, by time across tabs. */
export function orderMessages(messages: readonly InspectionMessage[]): InspectionMessage[] {
  const ofTabs = [...Map.groupBy(messages, ({ tab }) => tab).values()];
  const timed = ofTabs.flatMap((own) => {
    // A clock that is set back must not reverse the order within a tab.
    let at = -Infinity;
    return own
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .map((message) => ({ message, at: (at = Math.max(at, Number(message.createdAt))) }));
  });
  return timed.toSorted((one, other) => one.at - other.at).map(({ message }) => message);
}
