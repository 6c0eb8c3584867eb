/** XState's inspection events as the published inspector of Stately writes them, and what the shop's tabs add. */
export const PROTOCOL_VERSION = '1';

interface Inspection {
  sessionId: string;
  rootId?: string | undefined;
  /** Milliseconds since 1970, as text. */
  createdAt: string;
  id: string | null;
  _version: string;
  /** The document of a tab that it happened in; other senders have none. */
  tab?: string | undefined;
  /** Of the first message of a document: its path. */
  opens?: string | undefined;
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
export type Question =
  | { type: '@machines.hello' }
  | { type: '@machines.send'; tab: string; sessionId: string; event: EventData }
  | { type: '@machines.fault'; tab: string; fault: FaultKind; on: boolean };

/** A question under a name of its own: a tab may hear it by two ways, and answers it once. */
export type Command = Question & { id: string };

/** What a tab says of itself, and answers to a command. */
export type TabMessage =
  | {
      type: '@machines.tab';
      /** Names the document: another one in the same tab has another name. */
      tab: string;
      title: string;
      path: string;
      canAct: boolean;
      faults: FaultKind[];
      /** The documents that were in the tab before, as far as their past is kept. */
      earlier: string[];
    }
  | { type: '@machines.answer'; tab: string; ok: boolean; message: string }
  | { type: '@machines.gone'; tab: string };

export type Message = InspectionMessage | Command | TabMessage;

/** The channel on which tabs and inspectors of one browser meet. */
export const CHANNEL = 'machines';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isEvent = (value: unknown): value is EventData => isObject(value) && isText(value['type']);
const isFault = (value: unknown): value is FaultKind => faultKinds.some((kind) => kind === value);
const isListOf =
  <Entry>(isEntry: (value: unknown) => value is Entry) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isEntry);

type Own = Command | TabMessage;
type FieldChecks<Kind extends Own['type']> = {
  [Field in Exclude<keyof Extract<Own, { type: Kind }>, 'type'>]: (value: unknown) => boolean;
};

/** What each of the shop's own messages must hold. */
const ownKinds: { [Kind in Own['type']]: FieldChecks<Kind> } = {
  '@machines.hello': { id: isText },
  '@machines.send': { id: isText, tab: isText, sessionId: isText, event: isEvent },
  '@machines.fault': { id: isText, tab: isText, fault: isFault, on: isFlag },
  '@machines.tab': {
    tab: isText,
    title: isText,
    path: isText,
    canAct: isFlag,
    faults: isListOf(isFault),
    earlier: isListOf(isText),
  },
  '@machines.answer': { tab: isText, ok: isFlag, message: isText },
  '@machines.gone': { tab: isText },
};
const checksOf = new Map<unknown, Record<string, (value: unknown) => boolean>>(Object.entries(ownKinds));

/** Whether a message is one of the shop's own: its kind is known, and it holds what that kind holds. */
export function isOwn(value: unknown): value is Own {
  const checks = isObject(value) ? checksOf.get(value['type']) : undefined;
  return (
    isObject(value) && checks !== undefined && Object.entries(checks).every(([field, is]) => is(value[field]))
  );
}
