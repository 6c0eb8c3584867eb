import type { InspectionMessage } from '../protocol/messages.ts';
import { newestMessages } from '../protocol/newest-messages.ts';
import { readInspection } from '../protocol/read-inspection.ts';
import { redactEvent, redactSnapshot } from '../protocol/redact.ts';
import { isRecord } from '../../rules/is-record.ts';

const FORMAT = 'laser-shop machines';
const VERSION = 1;
const MAX_BYTES = 50_000_000;
/** Two messages per event: the event and the resulting state. */
export const MAX_RECORDED = 20_000;

/** The redacted messages of a visitor's machines, as stored in a file. */
export interface Recording {
  format: typeof FORMAT;
  version: typeof VERSION;
  /** ISO instant. */
  savedAt: string;
  messages: InspectionMessage[];
}

export type ReadRecording = { ok: true; recording: Recording } | { ok: false; problem: string };

const refuse = (problem: string): ReadRecording => ({ ok: false, problem });

/** The shop's tabs redact their messages, but clients of other inspectors do not. */
function coveredMessage(message: InspectionMessage): InspectionMessage {
  if (message.tab !== undefined) return message;
  if (message.type === '@xstate.event') return { ...message, event: redactEvent(message.event) };
  const snapshot = message.snapshot && { ...message.snapshot, ...redactSnapshot(message.snapshot) };
  return message.type === '@xstate.actor'
    ? { ...message, snapshot }
    : { ...message, snapshot: { ...snapshot }, event: redactEvent(message.event) };
}

export const recordingOf = (messages: readonly InspectionMessage[], savedAt: Date): Recording => ({
  format: FORMAT,
  version: VERSION,
  savedAt: savedAt.toISOString(),
  messages: newestMessages(messages.map(coveredMessage), MAX_RECORDED),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a recording. Returns a readable message when it is invalid. */
export function readRecording(text: string): ReadRecording {
  if (text.trim() === '') return refuse('The file is empty.');
  const json = parsed(text);
  if (json === undefined) {
    const isCutOff = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
    return refuse(
      isCutOff
        ? 'The recording is cut off: its end is missing.'
        : 'The file is no recording: it is not JSON.',
    );
  }
  if (!isRecord(json) || json['format'] !== FORMAT) return refuse('The file is no recording of this shop.');
  const { version, savedAt, messages } = json;
  if (version !== VERSION)
    return refuse(
      `The recording is of version ${JSON.stringify(version)}; this inspector reads version ${VERSION}.`,
    );
  if (typeof savedAt !== 'string') return refuse('The recording does not say when it was saved.');
  if (!Array.isArray(messages)) return refuse('The recording holds no events.');
  if (messages.length > MAX_RECORDED)
    return refuse(`The recording holds ${messages.length} messages; ${MAX_RECORDED} can be shown.`);
  const read = messages.flatMap((message) => readInspection(message) ?? []);
  if (read.length < messages.length) {
    const place = messages.findIndex((message) => !readInspection(message)) + 1;
    return refuse(`Message ${place} of the recording is none that this inspector knows.`);
  }
  return { ok: true, recording: { format: FORMAT, version, savedAt, messages: read } };
}

/** Reads a recording's file unless it is too large. Returns a readable message on failure. */
export async function readRecordingFile(file: Pick<File, 'size' | 'text'>): Promise<ReadRecording> {
  if (file.size > MAX_BYTES) return refuse('The file is larger than 50 MB: it is no recording of a shop.');
  try {
    return readRecording(await file.text());
  } catch (error) {
    return refuse(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
