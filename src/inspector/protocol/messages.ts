/** XState's inspection events as the published inspector of Stately writes them, and what the shop's tabs add. */
export const PROTOCOL_VERSION = '1';

interface Inspection {
  sessionId: string;
  rootId?: string | undefined;
  /** Milliseconds since 1970, as text. */
  createdAt: string;
  id: string | null;
  _version: string;
  /** The tab that it happened in; other senders have none. */
  tab?: string | undefined;
}

export interface EventData {
  type: string;
  [key: string]: unknown;
}

/** What is told of a snapshot; promises and listeners have neither value nor tags. */
export interface SnapshotData {
  status?: string | undefined;
  value?: unknown;
  context?: unknown;
  output?: unknown;
  error?: unknown;
  tags?: string[] | undefined;
  /** The events that the present states know, without those that XState makes up. */
  accepts?: string[] | undefined;
}

export interface ActorMessage extends Inspection {
  type: '@xstate.actor';
  name: string;
  parentId?: string | undefined;
  /** The machine as JSON; none for work. */
  definition?: string | undefined;
  snapshot?: SnapshotData | undefined;
}

export interface EventMessage extends Inspection {
  type: '@xstate.event';
  sourceId?: string | undefined;
  event: EventData;
}

export interface SnapshotMessage extends Inspection {
  type: '@xstate.snapshot';
  event: EventData;
  snapshot: SnapshotData;
  /** The transitions that were taken on the way, by the name that charts know them by. */
  transitions?: string[] | undefined;
}

/** What actors do. */
export type InspectionMessage = ActorMessage | EventMessage | SnapshotMessage;

export const faultKinds = [
  'offline',
  'slow',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  '422',
  '500',
  'declined',
] as const;
/** What can be broken: two stay until they are switched off, the others meet the next call. */
export type FaultKind = (typeof faultKinds)[number];

/** What an inspector asks of a tab. */
export type Command =
  | { type: '@machines.hello' }
  | { type: '@machines.send'; tab: string; sessionId: string; event: EventData }
  | { type: '@machines.fault'; tab: string; fault: FaultKind; on: boolean };

/** What a tab says of itself, and answers to a command. */
export type TabMessage =
  | { type: '@machines.tab'; tab: string; title: string; path: string; canAct: boolean; faults: FaultKind[] }
  | { type: '@machines.answer'; tab: string; ok: boolean; message: string }
  | { type: '@machines.gone'; tab: string };

export type Message = InspectionMessage | Command | TabMessage;

/** The channel on which tabs and inspectors of one browser meet. */
export const CHANNEL = 'machines';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether somebody's message is an inspection event: its kind is known, and it says of which actor. */
export function isInspection(value: unknown): value is InspectionMessage {
  if (!isObject(value) || typeof value['sessionId'] !== 'string') return false;
  if (value['type'] === '@xstate.actor') return typeof value['name'] === 'string';
  const hasEvent = isObject(value['event']) && typeof value['event']['type'] === 'string';
  if (value['type'] === '@xstate.event') return hasEvent;
  return value['type'] === '@xstate.snapshot' && hasEvent && isObject(value['snapshot']);
}

/** Whether a message is one of the shop's own, by its kind. */
export const isOwn = (value: unknown): value is Command | TabMessage =>
  isObject(value) && typeof value['type'] === 'string' && value['type'].startsWith('@machines.');
