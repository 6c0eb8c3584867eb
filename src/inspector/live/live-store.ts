import { isInspection, isOwn } from '../protocol/messages.ts';
import type {
  EventData,
  FaultKind,
  InspectionMessage,
  SnapshotData,
  SnapshotMessage,
} from '../protocol/messages.ts';

/** What is kept; the oldest go first. */
export const MOST_STEPS = 10_000;

export interface TabInfo {
  tab: string;
  title: string;
  path: string;
  canAct: boolean;
  faults: FaultKind[];
}

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

  #hearTab(message: { type: string }): void {
    if (message.type === '@machines.tab') {
      const { tab, title, path, canAct, faults } = message as unknown as TabInfo;
      this.tabs.set(tab, { tab, title, path, canAct, faults });
    }
    if (message.type === '@machines.answer') {
      const { ok, message: words } = message as unknown as { ok: boolean; message: string };
      this.answer = { ok, message: words };
    }
    if (message.type === '@machines.gone') this.tabs.delete((message as unknown as TabInfo).tab);
  }

  #inspect(message: InspectionMessage): void {
    const actor = keyOf(message.tab, message.sessionId);
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
    if (this.messages.length > 2 * MOST_STEPS) this.messages.splice(0, this.messages.length - 2 * MOST_STEPS);
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

  #beginning({ createdAt, event }: { createdAt: string; event: EventData }, actor: string): Step {
    const at = Number(createdAt);
    return { id: this.#nextId++, at, actor, source: null, event, transitions: [], after: null };
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
