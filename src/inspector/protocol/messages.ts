import { isRecord } from '../../rules/is-record.ts';

/** XState's inspection events in the format of Stately's published inspector, with the shop's additions. */
export const PROTOCOL_VERSION = '1';

interface Inspection {
  sessionId: string;
  rootId?: string | undefined;
  /** Milliseconds since 1970, as text. */
  createdAt: string;
  id: string | null;
  _version: string;
  /** The document of a tab that it happened in; not set by other senders. */
  tab?: string | undefined;
  /** The path, on the first message of a document. */
  opens?: string | undefined;
}

export interface EventData {
  type: string;
  [key: string]: unknown;
}

/** The reported part of a snapshot; promise and callback actors have neither value nor tags. */
export interface SnapshotData {
  status?: string | undefined;
  value?: unknown;
  context?: unknown;
  output?: unknown;
  error?: unknown;
  tags?: string[] | undefined;
  /** The events handled by the current states, except XState's internal ones. */
  accepts?: string[] | undefined;
}

export interface ActorMessage extends Inspection {
  type: '@xstate.actor';
  name: string;
  parentId?: string | undefined;
  /** The machine as JSON; not set for other actors. */
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
  /** Keys of the transitions taken, as used in charts. */
  transitions?: string[] | undefined;
}

/** Messages about actors. */
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
/** The available faults: two last until switched off, the others affect the next request. */
export type FaultKind = (typeof faultKinds)[number];

/** A request of an inspector to a tab. */
export type UnsentCommand =
  | { type: '@machines.hello' }
  | { type: '@machines.send'; tab: string; sessionId: string; event: EventData }
  | { type: '@machines.fault'; tab: string; fault: FaultKind; on: boolean };

/** A request with an id, since a tab may receive it over two channels but must respond once. */
export type Command = UnsentCommand & { id: string };

/** A tab's introduction, and its responses to commands. */
export type TabMessage =
  | {
      type: '@machines.tab';
      /** Identifies the document; the next document in the tab has another id. */
      tab: string;
      title: string;
      path: string;
      canAct: boolean;
      faults: FaultKind[];
      /** Earlier documents of the tab whose past is stored. */
      earlier: string[];
    }
  | { type: '@machines.response'; tab: string; ok: boolean; message: string }
  | { type: '@machines.gone'; tab: string };

export type Message = InspectionMessage | Command | TabMessage;

/** The broadcast channel of tabs and inspectors in one browser. */
export const CHANNEL = 'machines';

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isEvent = (value: unknown): value is EventData => isRecord(value) && isText(value['type']);
const isFault = (value: unknown): value is FaultKind => faultKinds.some((kind) => kind === value);
const isListOf =
  <Entry>(isEntry: (value: unknown) => value is Entry) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isEntry);

type ShopMessage = Command | TabMessage;
type FieldChecks<Kind extends ShopMessage['type']> = {
  [Field in Exclude<keyof Extract<ShopMessage, { type: Kind }>, 'type'>]: (value: unknown) => boolean;
};

/** The required fields of the shop's own messages. */
const ownKinds: { [Kind in ShopMessage['type']]: FieldChecks<Kind> } = {
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
  '@machines.response': { tab: isText, ok: isFlag, message: isText },
  '@machines.gone': { tab: isText },
};
const checksOf = new Map<unknown, Record<string, (value: unknown) => boolean>>(Object.entries(ownKinds));

/** Whether a message is one of the shop's own, with all required fields. */
export function isShopMessage(value: unknown): value is ShopMessage {
  const checks = isRecord(value) ? checksOf.get(value['type']) : undefined;
  return (
    isRecord(value) && checks !== undefined && Object.entries(checks).every(([field, is]) => is(value[field]))
  );
}
