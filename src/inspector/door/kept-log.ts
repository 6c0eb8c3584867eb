import type { InspectionMessage } from '../protocol/messages.ts';
import { messagesFrom } from '../protocol/newest-messages.ts';
import { readInspection } from '../protocol/read-inspection.ts';

const KEY = 'machines:log';
/** Of the five million characters that a browser keeps for a tab the shop needs some itself. */
const MAX_LETTERS = 1_500_000;

/** A machine's JSON stands once, however many actors of however many documents had it. */
interface KeptLog {
  definitions: string[];
  messages: unknown[];
}

/** As many of the newest messages as there is room for. */
function newestOf(messages: readonly InspectionMessage[]): InspectionMessage[] {
  let letters = 0;
  const first = messages.findLastIndex((message) => {
    letters += JSON.stringify({ ...message, definition: undefined }).length;
    return letters > MAX_LETTERS;
  });
  return messagesFrom(messages, first + 1);
}

/** Keeps what a document's machines did, covered as it is, for the next document in this tab. */
export function keepLog(messages: readonly InspectionMessage[]): void {
  const definitions: string[] = [];
  const placeOf = (definition: string): number => {
    const place = definitions.indexOf(definition);
    return place >= 0 ? place : definitions.push(definition) - 1;
  };
  const kept: KeptLog = {
    definitions,
    messages: newestOf(messages).map((message) =>
      message.type === '@xstate.actor' && message.definition !== undefined
        ? { ...message, definition: placeOf(message.definition) }
        : message,
    ),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The browser's store is full or shut: the next document begins without a past.
  }
}

const withDefinition = (message: unknown, definitions: readonly string[]): unknown =>
  typeof message === 'object' && message !== null && 'definition' in message
    ? { ...message, definition: definitions[Number(message.definition)] }
    : message;

/** What the documents before this one have kept; nothing where that cannot be read. */
export function keptLog(): InspectionMessage[] {
  try {
    const { definitions, messages } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as KeptLog;
    return messages.flatMap((message) => readInspection(withDefinition(message, definitions)) ?? []);
  } catch {
    return [];
  }
}
