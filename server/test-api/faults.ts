import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What goes wrong with the next requests to a path. */
export interface Fault {
  /** What the path begins with, e.g. `/api/v1/sell/cart`. */
  path: string;
  /** Null: any. */
  method: string | null;
  /** Requests that it is left for. */
  times: number;
  /** How long an answer waits, ms. */
  delay_ms: number;
  /** `answer`: this instead of the host's own; `drop`: the connection breaks; `delay`: only late. */
  kind: 'answer' | 'drop' | 'delay';
  status: number;
  /** Answered as `text_code` with that status. */
  text_code: string;
}

/** Faults that wait for their requests, in the order in which they were asked for. */
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

  /** The fault of this request, which has it once less; null: none. */
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

/** Lets requests fail as they were asked to, before anything else of the host sees them. */
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
