import { isInspection } from '../protocol/messages.ts';
import type { InspectionMessage } from '../protocol/messages.ts';
import { newestMessages } from '../protocol/newest-messages.ts';

const FORMAT = 'laser-shop machines';
const VERSION = 1;
const MOST_BYTES = 50_000_000;
/** Two for each event: what came, and where it led. */
export const MOST_RECORDED = 20_000;

/** What a shopper's machines did, redacted, as it is kept in a file. */
export interface Recording {
  format: typeof FORMAT;
  version: typeof VERSION;
  /** ISO instant. */
  savedAt: string;
  messages: InspectionMessage[];
}

export type ReadRecording = { ok: true; recording: Recording } | { ok: false; problem: string };

const refuse = (problem: string): ReadRecording => ({ ok: false, problem });

export const recordingOf = (messages: readonly InspectionMessage[], savedAt: Date): Recording => ({
  format: FORMAT,
  version: VERSION,
  savedAt: savedAt.toISOString(),
  messages: newestMessages([...messages], MOST_RECORDED),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a recording's file; what is wrong with it is said in words, for a person. */
export function readRecording(text: string): ReadRecording {
  if (text.length > MOST_BYTES) return refuse('The file is larger than 50 MB: it is no recording of a shop.');
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
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT)
    return refuse('The file is no recording of this shop.');
  const { version, messages } = json as { version?: unknown; messages?: unknown };
  if (version !== VERSION)
    return refuse(`The recording is of version ${String(version)}; this inspector reads version ${VERSION}.`);
  if (!Array.isArray(messages)) return refuse('The recording holds no events.');
  if (messages.length > MOST_RECORDED)
    return refuse(`The recording holds ${messages.length} messages; ${MOST_RECORDED} can be shown.`);
  const unknown = messages.findIndex((message) => !isInspection(message));
  if (unknown >= 0)
    return refuse(`Message ${unknown + 1} of the recording is none that this inspector knows.`);
  return { ok: true, recording: json as Recording };
}
