import { isShopMessage } from '../protocol/messages.ts';
import { orderMessages } from '../protocol/order-messages.ts';
import { newestMessages } from '../protocol/newest-messages.ts';
import { readInspection } from '../protocol/read-inspection.ts';
import { MAX_RECORDED } from '../recording/recording.ts';
import type {
  Command,
  EventData,
  InspectionMessage,
  SnapshotData,
  SnapshotMessage,
  TabMessage,
} from '../protocol/messages.ts';

/** Maximum number of steps kept; the oldest are dropped first. */
const MAX_STEPS = 10_000;

/** A document open in a tab. */
export type TabInfo = Omit<Extract<TabMessage, { type: '@machines.tab' }>, 'type'>;

export interface ActorInfo {
  /** Unique across tabs. */
  key: string;
  tab: string;
  sessionId: string;
  parent: string | null;
  name: string;
  definition: string | null;
  /** Whether the actor has ended. */
  isEnded: boolean;
}

/** An event that an actor received, and its state afterwards. */
export interface Step {
  /** Consecutive, from the first received. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  actor: string;
  /** The sending actor; `null` when sent from outside. */
  source: string | null;
  event: EventData;
  transitions: readonly string[];
  /** `null` until known; callback actors never report it. */
  after: SnapshotData | null;
  /** The path of the document that starts with this step; `null` otherwise. */
  opens: string | null;
}

const keyOf = (tab: string | undefined, sessionId: string) => `${tab ?? 'another'}/${sessionId}`;

const hasEnded = (snapshot: SnapshotData | undefined): boolean =>
  snapshot?.status !== undefined && snapshot.status !== 'active';

/** Collects the messages of tabs as a list of steps. */
export class LiveStore {
  readonly tabs = new Map<string, TabInfo>();
  /** A tab's last response. */
  response: { ok: boolean; message: string } | null = null;
  #version = 0;
  #isTelling = false;
  readonly #listeners = new Set<() => void>();
  /** Ids of the received messages by tab. */
  readonly #heard = new Map<string, { ids: Set<number>; newest: number }>();
  #messages: InspectionMessage[] = [];
  /** A message arrived out of order: the steps must be rebuilt. */
  #isMixed = false;
  #nextId = 0;
  #steps: Step[] = [];
  readonly #actors = new Map<string, ActorInfo>();
  readonly #open = new Map<string, Step>();
  /** Paths of documents whose first step has not arrived. */
  readonly #opened = new Map<string, string>();
  /** The actors' states before the first step kept. */
  readonly #before = new Map<string, SnapshotData>();
  /** Keeps a step's identity when it moves, so that it stays selected. */
  readonly #stepOf = new WeakMap<InspectionMessage, Step>();

  /** Oldest first. */
  get steps(): readonly Step[] {
    this.#order();
    return this.#steps;
  }

  get actors(): ReadonlyMap<string, ActorInfo> {
    this.#order();
    return this.#actors;
  }

  /** In the order sent, for recordings. */
  get messages(): readonly InspectionMessage[] {
    this.#order();
    return this.#messages;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes with every message. */
  readonly version = (): number => this.#version;

  /** Accepts a message of the protocol; ignores others. */
  hear(message: unknown): void {
    if (isShopMessage(message)) this.#hearTab(message);
    else {
      const read = readInspection(message);
      if (!read || this.#isHeard(read)) return;
      if (this.#isMixed) this.#messages.push(read);
      else this.#inspect(read);
    }
    this.#tell();
  }

  /** Drops all steps, but keeps the actors and their states. */
  clear(): void {
    this.#order();
    this.#forget(this.#steps.length);
    this.#messages = this.#messages.filter(({ type }) => type === '@xstate.actor');
    this.#open.clear();
    this.#tell();
  }

  /**
   * The last known state of an actor after a step.
   * @param upTo id of the step; Infinity for the end
   */
  snapshotAt(actor: string, upTo: number): SnapshotData | null {
    const { steps } = this;
    const first = steps[0]?.id ?? 0;
    for (let index = Math.min(upTo - first, steps.length - 1); index >= 0; index--) {
      const step = steps[index];
      if (step?.actor === actor && step.after) return step.after;
    }
    return this.#before.get(actor) ?? null;
  }

  /** Whether a message was received before: a tab sends its past to all inspectors whenever one connects. */
  #isHeard({ tab, id }: InspectionMessage): boolean {
    if (tab === undefined || id === null) return false;
    const heard = this.#heard.get(tab) ?? { ids: new Set(), newest: 0 };
    const number = Number(id);
    if (heard.ids.has(number)) return true;
    heard.ids.add(number);
    this.#isMixed ||= number < heard.newest;
    heard.newest = Math.max(heard.newest, number);
    this.#heard.set(tab, heard);
    return false;
  }

  /** Rebuilds the steps after a message arrived late. */
  #order(): void {
    if (!this.#isMixed) return;
    this.#isMixed = false;
    const messages = orderMessages(this.#messages);
    this.#messages = [];
    this.#steps = [];
    this.#nextId = 0;
    this.#actors.clear();
    this.#open.clear();
    this.#opened.clear();
    for (const message of messages) this.#inspect(message);
  }

  #hearTab(message: Command | TabMessage): void {
    if (message.type === '@machines.tab') this.tabs.set(message.tab, message);
    if (message.type === '@machines.response') this.response = { ok: message.ok, message: message.message };
    if (message.type === '@machines.gone') this.tabs.delete(message.tab);
  }

  /** A document and the earlier ones of its tab; `null` for all. */
  documentsOf(tab: string | null): ReadonlySet<string> | null {
    return tab === null ? null : new Set([tab, ...(this.tabs.get(tab)?.earlier ?? [])]);
  }

  #inspect(message: InspectionMessage): void {
    const actor = keyOf(message.tab, message.sessionId);
    if (typeof message.opens === 'string') this.#opened.set(message.tab ?? '', message.opens);
    if (message.type === '@xstate.actor') {
      if (this.#actors.has(actor)) return;
      const { tab = 'another', sessionId, parentId, name, definition = null } = message;
      const parent = parentId === undefined ? null : keyOf(tab, parentId);
      const isEnded = hasEnded(this.#before.get(actor));
      this.#actors.set(actor, { key: actor, tab, sessionId, parent, name, definition, isEnded });
      this.#messages.push(message);
      return;
    }
    this.#messages.push(message);
    if (message.type === '@xstate.event') {
      const source = message.sourceId === undefined ? null : keyOf(message.tab, message.sourceId);
      this.#open.set(actor, this.#add(message, { actor, source }));
    } else this.#settle(message, actor);
    this.#messages = newestMessages(this.#messages, MAX_RECORDED);
  }

  #settle(message: SnapshotMessage, actor: string): void {
    const { event, snapshot, transitions = [] } = message;
    const begun = this.#open.get(actor);
    const step = begun?.event.type === event.type ? begun : this.#add(message, { actor, source: null });
    step.after = snapshot;
    step.transitions = transitions;
    this.#open.delete(actor);
    const info = this.#actors.get(actor);
    if (info && hasEnded(snapshot)) info.isEnded = true;
  }

  #add(
    message: Extract<InspectionMessage, { event: EventData }>,
    { actor, source }: Pick<Step, 'actor' | 'source'>,
  ): Step {
    const { createdAt, event, tab = '' } = message;
    const opens = this.#opened.get(tab) ?? null;
    this.#opened.delete(tab);
    const [id, at] = [this.#nextId++, Number(createdAt)];
    const step = Object.assign(this.#stepOf.get(message) ?? {}, {
      id,
      at,
      actor,
      source,
      event,
      transitions: [],
      after: null,
      opens,
    });
    this.#stepOf.set(message, step);
    this.#steps.push(step);
    if (this.#steps.length > MAX_STEPS) this.#forget(this.#steps.length - 0.9 * MAX_STEPS);
    return step;
  }

  /** Drops the oldest steps, but keeps the resulting states. */
  #forget(count: number): void {
    for (const { actor, after } of this.#steps.slice(0, count)) if (after) this.#before.set(actor, after);
    this.#steps = this.#steps.slice(count);
  }

  /** Notifies listeners at most once per frame. */
  #tell(): void {
    this.#version++;
    if (this.#isTelling) return;
    this.#isTelling = true;
    requestAnimationFrame(() => {
      this.#isTelling = false;
      this.#version++;
      this.#listeners.forEach((listener) => listener());
    });
  }
}
