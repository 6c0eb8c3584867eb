import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A fault for the next requests to a path. */
export interface Fault {
  /** Prefix of the path, e.g. `/api/v1/sell/cart`. */
  path: string;
  /** Null for any. */
  method: string | null;
  /** Number of requests it still applies to. */
  times: number;
  /** Delay of the response in ms. */
  delay_ms: number;
  /**
   * `answer`: sends this response instead of the host's own; `drop`: breaks the connection; `delay`: only
   * delays.
   */
  kind: 'answer' | 'drop' | 'delay';
  status: number;
  /** Sent as `text_code` with that status. */
  text_code: string;
}

/** Pending faults, in the order in which they were injected. */
export class Faults {
  #waiting: Fault[] = [];

  inject(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Returns the fault of this request and counts it down; null if there is none. */
  take(method: string, path: string): Fault | null {
    const fault = this.#waiting.find(
      (each) => path.startsWith(each.path) && (each.method === null || each.method === method),
    );
    if (!fault) return null;
    fault.times -= 1;
    this.#waiting = this.#waiting.filter(({ times }) => times > 0);
    return fault;
  }
}

/** Applies faults to requests, before any other part of the host handles them. */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const fault = faults.take(request.method, path);
    if (!fault) return;
    await pause(fault.delay_ms);
    if (fault.kind === 'answer')
      return reply
        .code(fault.status)
        .header('cache-control', 'no-store')
        .send({ text_code: fault.text_code, message: `The test interface says ${fault.text_code}` });
    if (fault.kind === 'drop') {
      reply.hijack();
      request.raw.destroy();
    }
  });
}
