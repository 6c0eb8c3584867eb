import { isRecord } from '../../rules/is-record.ts';

/** Posted by a framed document to its parent on height changes; the host's frame page sends it. */
interface HeightMessage {
  type: 'raw-code.height';
  /** px */
  height: number;
}

/** Maximum height of a frame, whatever it reports. */
const TALLEST_PX = 5000;

/**
 * Reads the height (px) from a frame's message.
 * @returns `null` for any other message
 */
export function heightFromFrame(message: unknown): number | null {
  if (!isHeightMessage(message)) return null;
  return Math.min(Math.ceil(message.height), TALLEST_PX);
}

function isHeightMessage(message: unknown): message is HeightMessage {
  if (!isRecord(message)) return false;
  const { type, height } = message;
  return type === 'raw-code.height' && typeof height === 'number' && Number.isFinite(height) && height > 0;
}
