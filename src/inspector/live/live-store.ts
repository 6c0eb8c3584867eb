import { isInspection, isOwn } from '../protocol/messages.ts';
import { newestMessages } from '../protocol/newest-messages.ts';
import { MOST_RECORDED } from '../recording/recording.ts';
import type {
  Command,
  EventData,
  InspectionMessage,
  SnapshotData,
  SnapshotMessage,
  TabMessage,
} from '../protocol/messages.ts';

/** What is kept; the oldest go first. */
const MOST_STEPS = 10_000;

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

/** What tabs have told of their actors, step by step. */
export class LiveStore {
  readonly tabs = new Map<string, TabInfo>();
  readonly actors = new Map<string, ActorInfo>();
  steps: Step[] = [];
  /** As they came, for recordings. */
  messages: InspectionMessage[] = [];
  /** What a tab has answered last. */
  answer: { ok: boolean; message: string } | null = null;
  #version = 0;
  #nextId = 0;
  #isTelling = false;
  readonly #listeners = new Set<() => void>();
  readonly #heard = new Map<string, number>();
  readonly #open = new Map<string, Step>();
  /** Paths of documents whose first step has not come yet. */
  readonly #opened = new Map<string, string>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Another number whenever something was heard. */
  readonly version = (): number => this.#version;

  /** Takes a message of whoever speaks the protocol; others are left alone. */
  hear(message: unknown): void {
    if (isInspection(message)) {
      if (this.#isHeard(message)) return;
      this.#inspect(message);
    } else if (isOwn(message)) this.#hearTab(message);
    else return;
    this.#tell();
  }

  /** Forgets what has happened, and keeps who is there. */
  clear(): void {
    this.steps = [];
    this.messages = this.messages.filter(({ type }) => type === '@xstate.actor');
    this.#open.clear();
    this.#tell();
  }

  /** Where an actor stood after a step, or at the end: the newest that is known. */
  snapshotAt(actor: string, upTo: Step | null): SnapshotData | null {
    const end = upTo ? this.#indexOf(upTo) : this.steps.length - 1;
    for (let index = end; index >= 0; index--) {
      const step = this.steps[index];
      if (step?.actor === actor && step.after) return step.after;
    }
    return null;
  }

  /** A tab tells its past to every inspector that asks; the others have heard it. */
  #isHeard({ tab, id }: InspectionMessage): boolean {
    if (tab === undefined || id === null) return false;
    if (Number(id) <= (this.#heard.get(tab) ?? 0)) return true;
    this.#heard.set(tab, Number(id));
    return false;
  }

  #indexOf({ id }: Step): number {
    const [first] = this.steps;
    return first ? id - first.id : -1;
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
      if (this.actors.has(actor)) return;
      const { tab = 'another', sessionId, parentId, name, definition = null } = message;
      const parent = parentId === undefined ? null : keyOf(tab, parentId);
      this.actors.set(actor, { key: actor, tab, sessionId, parent, name, definition, isEnded: false });
      this.messages.push(message);
      return;
    }
    this.messages.push(message);
    if (message.type === '@xstate.event') {
      const source = message.sourceId === undefined ? null : keyOf(message.tab, message.sourceId);
      this.#open.set(actor, this.#add({ ...this.#beginning(message, actor), source }));
    } else this.#settle(message, actor);
    this.messages = newestMessages(this.messages, MOST_RECORDED);
  }

  #settle(message: SnapshotMessage, actor: string): void {
    const { event, snapshot, transitions = [] } = message;
    const begun = this.#open.get(actor);
    const step = begun?.event.type === event.type ? begun : this.#add(this.#beginning(message, actor));
    step.after = snapshot;
    step.transitions = transitions;
    this.#open.delete(actor);
    const info = this.actors.get(actor);
    if (info && snapshot.status !== undefined && snapshot.status !== 'active') info.isEnded = true;
  }

  #beginning(
    { createdAt, event, tab = '' }: Extract<InspectionMessage, { event: EventData }>,
    actor: string,
  ): Step {
    const at = Number(createdAt);
    const opens = this.#opened.get(tab) ?? null;
    this.#opened.delete(tab);
    return { id: this.#nextId++, at, actor, source: null, event, transitions: [], after: null, opens };
  }

  #add(step: Step): Step {
    this.steps.push(step);
    if (this.steps.length > MOST_STEPS) this.steps = this.steps.slice(-MOST_STEPS + MOST_STEPS / 10);
    return step;
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
