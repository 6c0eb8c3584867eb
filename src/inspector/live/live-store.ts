import { isOwn } from '../protocol/messages.ts';
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

/** What is kept; the oldest go first. */
const MAX_STEPS = 10_000;

/** A document that is open in a tab. */
export type TabInfo = Omit<Extract<TabMessage, { type: '@machines.tab' }>, 'type'>;

export interface ActorInfo {
  /** Unique among all tabs. */
  key: string;
  tab: string;
  sessionId: string;
  parent: string | null;
  name: string;
  definition: string | null;
  /** Whether it has come to its end. */
  isEnded: boolean;
}

/** An event that an actor got, and where it stood then. */
export interface Step {
  /** Counts up from the first that was heard. */
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  actor: string;
  /** The actor that sent it; null: from outside. */
  source: string | null;
  event: EventData;
  transitions: readonly string[];
  /** Null until it is known; work that only listens never tells. */
  after: SnapshotData | null;
  /** The path of the document that begins with this step; null: it goes on. */
  opens: string | null;
}

const keyOf = (tab: string | undefined, sessionId: string) => `${tab ?? 'another'}/${sessionId}`;

const hasEnded = (snapshot: SnapshotData | undefined): boolean =>
  snapshot?.status !== undefined && snapshot.status !== 'active';

/** What tabs have told of their actors, step by step. */
export class LiveStore {
  readonly tabs = new Map<string, TabInfo>();
  /** What a tab has answered last. */
  answer: { ok: boolean; message: string } | null = null;
  #version = 0;
  #isTelling = false;
  readonly #listeners = new Set<() => void>();
  /** By tab, the numbers of what it has told. */
  readonly #heard = new Map<string, { ids: Set<number>; newest: number }>();
  #messages: InspectionMessage[] = [];
  /** Something came behind what was told after it: the steps must be made again. */
  #isMixed = false;
  #nextId = 0;
  #steps: Step[] = [];
  readonly #actors = new Map<string, ActorInfo>();
  readonly #open = new Map<string, Step>();
  /** Paths of documents whose first step has not come yet. */
  readonly #opened = new Map<string, string>();
  /** Where actors stood before the first step that is kept. */
  readonly #before = new Map<string, SnapshotData>();
  /** Whoever looks at a step goes on looking at it when it gets another place. */
  readonly #stepOf = new WeakMap<InspectionMessage, Step>();

  /** The oldest first. */
  get steps(): readonly Step[] {
    this.#order();
    return this.#steps;
  }

  get actors(): ReadonlyMap<string, ActorInfo> {
    this.#order();
    return this.#actors;
  }

  /** As they were told, for recordings. */
  get messages(): readonly InspectionMessage[] {
    this.#order();
    return this.#messages;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Another number whenever something was heard. */
  readonly version = (): number => this.#version;

  /** Takes a message of whoever speaks the protocol; others are left alone. */
  hear(message: unknown): void {
    if (isOwn(message)) this.#hearTab(message);
    else {
      const read = readInspection(message);
      if (!read || this.#isHeard(read)) return;
      if (this.#isMixed) this.#messages.push(read);
      else this.#inspect(read);
    }
    this.#tell();
  }

  /** Forgets what has happened, and keeps who is there and where each stands. */
  clear(): void {
    this.#order();
    this.#forget(this.#steps.length);
    this.#messages = this.#messages.filter(({ type }) => type === '@xstate.actor');
    this.#open.clear();
    this.#tell();
  }

  /**
   * Where an actor stood after a step: the newest that is known.
   * @param upTo the id of the step; Infinity: at the end
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

  /** A tab tells its past to every inspector that asks; the others have heard it. */
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

  /** Makes the steps again when something came late. */
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
    if (message.type === '@machines.answer') this.answer = { ok: message.ok, message: message.message };
    if (message.type === '@machines.gone') this.tabs.delete(message.tab);
  }

  /** A document, and those that were in its tab before; null: any. */
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

  /** Drops the oldest steps, and keeps where they led. */
  #forget(count: number): void {
    for (const { actor, after } of this.#steps.slice(0, count)) if (after) this.#before.set(actor, after);
    this.#steps = this.#steps.slice(count);
  }

  /** At most once a frame, however much comes. */
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
