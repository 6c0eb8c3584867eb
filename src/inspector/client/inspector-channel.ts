import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { CHANNEL, isShopMessage } from '../protocol/messages.ts';
import type { Command, InspectionMessage, Message } from '../protocol/messages.ts';
import { isLoopback } from '../../rules/loopback.ts';
import type { TabFaults } from './faults.ts';
import { openSocket } from './open-socket.ts';
import type { Recorder } from './recorder.ts';

interface TabChannelInput {
  tab: string;
  recorder: () => Recorder;
  faults: () => TabFaults;
}

/** Connects a tab with the inspectors of this browser and, in development, with others through the host. */
export class InspectorChannel {
  readonly #input: TabChannelInput;
  #channel: BroadcastChannel | null = null;
  #socket: ReturnType<typeof openSocket> = null;
  /** Faults and events are only accepted on the local machine. */
  readonly #canAct = isLoopback(window.location.hostname);
  /** Ids of received commands: in development an inspector of this browser sends them over both channels. */
  readonly #heard = new Set<string>();

  constructor(input: TabChannelInput) {
    this.#input = input;
    this.#open();
    window.addEventListener('pagehide', () => this.#leave());
    window.addEventListener('pageshow', () => {
      if (!this.#channel) this.#open();
      this.introduce();
    });
  }

  #open(): void {
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.addEventListener('message', ({ data }) => this.#hear(data, 'channel'));
    this.#socket = openSocket('tab', (data) => this.#hear(data, 'socket'));
  }

  /** Disconnects on `pagehide`: a document with an open socket is not eligible for the back/forward cache. */
  #leave(): void {
    this.#say({ type: '@machines.gone', tab: this.#input.tab });
    this.#channel?.close();
    this.#socket?.close();
    this.#channel = null;
    this.#socket = null;
  }

  /** Sends an actor's message. */
  tell(message: InspectionMessage): void {
    this.#say(message);
  }

  introduce(): void {
    const { tab, faults, recorder } = this.#input;
    const { title } = document;
    const { pathname: path } = window.location;
    const { earlier } = recorder();
    const canAct = this.#canAct;
    this.#say({
      type: '@machines.tab',
      tab,
      title,
      path,
      canAct,
      faults: faults().on,
      earlier: [...earlier],
    });
  }

  #say(message: Message): void {
    this.#channel?.postMessage(message);
    this.#socket?.send(message);
  }

  #hear(data: unknown, from: 'channel' | 'socket'): void {
    if (!isShopMessage(data) || !('id' in data) || this.#heard.has(data.id)) return;
    this.#heard.add(data.id);
    if (data.type === '@machines.hello') {
      this.introduce();
      for (const message of this.#input.recorder().messages)
        if (from === 'channel') this.#channel?.postMessage(message);
        else this.#socket?.send(message);
    }
    if (data.type === '@machines.hello' || data.tab !== this.#input.tab) return;
    if (data.type === '@machines.send') this.#respond(this.#send(data));
    if (data.type === '@machines.fault') this.#break(data);
  }

  #respond(refusal: string | null): void {
    const { tab } = this.#input;
    this.#say({ type: '@machines.response', tab, ok: refusal === null, message: refusal ?? 'Sent.' });
  }

  /** Sends an event. Returns why it was refused, or `null`. */
  #send({ sessionId, event }: Extract<Command, { type: '@machines.send' }>): string | null {
    if (!this.#canAct) return 'Events can be sent on this machine only.';
    const actor = this.#input.recorder().actors.get(sessionId);
    if (!actor) return `The actor ${sessionId} has ended.`;
    return refusalOf(actor, event);
  }

  #break({ fault, on }: Extract<Command, { type: '@machines.fault' }>): void {
    if (!this.#canAct) return this.#respond('Calls can be broken on this machine only.');
    this.#input.faults().set(fault, on);
  }
}

/**
 * Sends an event that the machine accepts now. Returns why it was refused, or `null`; a guard may fail to
 * read it.
 */
function refusalOf(actor: AnyActorRef, event: { type: string }): string | null {
  try {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (!('can' in snapshot)) return 'Only machines take events.';
    if (!snapshot.can(event)) return `${event.type} is not accepted now.`;
    actor.send(event);
    return null;
  } catch (error) {
    return `${event.type} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
