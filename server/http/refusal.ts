import type { FastifyReply } from 'fastify';
import type { Refusal } from '../lib/outcome.ts';

/** Sends `{ text_code, message, fields? }` with the refusal's status. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body = { text_code: refusal.textCode, message: refusal.message, fields: refusal.fields };
  return reply.code(refusal.status).send(body);
}
