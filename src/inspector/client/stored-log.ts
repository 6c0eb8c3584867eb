import type { InspectionMessage } from '../protocol/messages.ts';
import { messagesFrom } from '../protocol/newest-messages.ts';
import { readInspection } from '../protocol/read-inspection.ts';

const KEY = 'machines:log';
/** Browsers store about five million characters per tab, some of which the shop needs. */
const MAX_LETTERS = 1_500_000;

/** Stores each machine's JSON once, however many actors and documents use it. */
interface StoredLog {
  definitions: string[];
  messages: unknown[];
}

/** The newest messages that fit. */
function newestOf(messages: readonly InspectionMessage[]): InspectionMessage[] {
  let letters = 0;
  const first = messages.findLastIndex((message) => {
    letters += JSON.stringify({ ...message, definition: undefined }).length;
    return letters > MAX_LETTERS;
  });
  return messagesFrom(messages, first + 1);
}

/** Stores a document's redacted messages for the next document of this tab. */
export function storeLog(messages: readonly InspectionMessage[]): void {
  const definitions: string[] = [];
  const placeOf = (definition: string): number => {
    const place = definitions.indexOf(definition);
    return place >= 0 ? place : definitions.push(definition) - 1;
  };
  const log: StoredLog = {
    definitions,
    messages: newestOf(messages).map((message) =>
      message.type === '@xstate.actor' && message.definition !== undefined
        ? { ...message, definition: placeOf(message.definition) }
        : message,
    ),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    // Session storage is full or unavailable: the next document starts without a past.
  }
}

const withDefinition = (message: unknown, definitions: readonly string[]): unknown =>
  typeof message === 'object' && message !== null && 'definition' in message
    ? { ...message, definition: definitions[Number(message.definition)] }
    : message;

/** The messages stored by earlier documents; empty when unreadable. */
export function storedLog(): InspectionMessage[] {
  try {
    const { definitions, messages } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as StoredLog;
    return messages.flatMap((message) => readInspection(withDefinition(message, definitions)) ?? []);
  } catch {
    return [];
  }
}
