import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import { transitionKey } from '../../machines/transition-key.ts';
import { machineJson } from '../charts/machine-json.ts';
import { PROTOCOL_VERSION } from '../protocol/messages.ts';
import type { InspectionMessage, SnapshotData } from '../protocol/messages.ts';
import { newestMessages } from '../protocol/newest-messages.ts';
import { redactEvent, redactSnapshot } from '../protocol/redact.ts';

/** Maximum number of messages kept per tab; the oldest are dropped first. */
export const MAX_MESSAGES = 10_000;

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'getStateNodeById' in logic;

const isMachineSnapshot = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  '_nodes' in snapshot;

function acceptedBy({ _nodes }: AnyMachineSnapshot): string[] {
  const events = new Set(_nodes.flatMap((node) => node.ownEvents));
  return [...events].filter((event) => event !== '*' && !event.startsWith('xstate.')).sort();
}

/** The part of a snapshot that is sent. */
function snapshotData(snapshot: Snapshot<unknown> | undefined): SnapshotData {
  if (!snapshot) return { status: 'active' };
  const { status, output, error } = snapshot;
  if (!isMachineSnapshot(snapshot)) return { status, ...redactSnapshot({ output, error }) };
  const { value, tags } = snapshot;
  return { ...redactSnapshot(snapshot), status, value, tags: [...tags], accepts: acceptedBy(snapshot) };
}

interface RecorderInput {
  /** Identifies the document. */
  tab: string;
  path: string;
  past: readonly InspectionMessage[];
  tell: (message: InspectionMessage) => void;
}

/** Converts XState's inspection events of a tab into messages, and stores them. */
export class Recorder {
  readonly actors = new Map<string, AnyActorRef>();
  /** Oldest first, starting with those of earlier documents. */
  messages: InspectionMessage[];
  /** The documents whose messages were stored. */
  readonly earlier: readonly string[];
  #nextId = 1;
  readonly #tab: string;
  readonly #tell: (message: InspectionMessage) => void;
  readonly #path: string;
  readonly #taken = new Map<string, string[]>();

  /** @param past messages stored by earlier documents */
  constructor({ tab, path, past, tell }: RecorderInput) {
    this.#tab = tab;
    this.#path = path;
    this.#tell = tell;
    this.messages = [...past];
    this.earlier = [...new Set(past.flatMap((message) => message.tab ?? []))];
  }

  /** Actors are only recorded once started: React creates some that never are. */
  note(inspected: InspectionEvent): void {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.microstep') this.#noteTransitions(actor, inspected);
    if (inspected.type === '@xstate.event') {
      this.#meet(actor);
      const { sourceRef, event } = inspected;
      this.#add(actor, { type: '@xstate.event', sourceId: sourceRef?.sessionId, event: redactEvent(event) });
    }
    if (inspected.type === '@xstate.snapshot') this.#noteSnapshot(actor, inspected);
  }

  #noteTransitions(
    { sessionId }: AnyActorRef,
    { _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
  ) {
    const taken = this.#taken.get(sessionId) ?? [];
    this.#taken.set(sessionId, [...taken, ..._transitions.map(transitionKey)]);
  }

  #noteSnapshot(
    actor: AnyActorRef,
    { event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>,
  ) {
    this.#meet(actor);
    const transitions = this.#taken.get(actor.sessionId) ?? [];
    this.#taken.delete(actor.sessionId);
    const data = snapshotData(snapshot);
    this.#add(actor, { type: '@xstate.snapshot', event: redactEvent(event), snapshot: data, transitions });
    if (snapshot.status !== 'active') this.actors.delete(actor.sessionId);
  }

  #meet(actor: AnyActorRef): void {
    if (this.actors.has(actor.sessionId)) return;
    this.actors.set(actor.sessionId, actor);
    const { logic } = actor as AnyActorRef & { logic: unknown };
    this.#add(actor, {
      type: '@xstate.actor',
      name: actor.id === actor.sessionId && isMachine(logic) ? logic.id : actor.id,
      parentId: actor._parent?.sessionId,
      definition: isMachine(logic) ? JSON.stringify(machineJson(logic)) : undefined,
      snapshot: snapshotData(actor.getSnapshot() as Snapshot<unknown> | undefined),
    });
  }

  #add(actor: AnyActorRef, said: NewMessage): void {
    const message = {
      ...said,
      ...(this.#nextId === 1 && { opens: this.#path }),
      sessionId: actor.sessionId,
      rootId: rootOf(actor).sessionId,
      createdAt: String(Date.now()),
      id: String(this.#nextId++),
      _version: PROTOCOL_VERSION,
      tab: this.#tab,
    } as InspectionMessage;
    this.messages.push(message);
    this.messages = newestMessages(this.messages, MAX_MESSAGES);
    this.#tell(message);
  }
}

type Common = 'sessionId' | 'rootId' | 'createdAt' | 'id' | '_version' | 'tab';
type NewMessage = InspectionMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, Common>
    : never
  : never;

const rootOf = (actor: AnyActorRef): AnyActorRef => (actor._parent ? rootOf(actor._parent) : actor);
