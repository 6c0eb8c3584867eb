import type { FastifyReply } from 'fastify';
import type { RefusalAnswer } from '../generated/wire.ts';
import type { Refusal } from '../lib/outcome.ts';
import { asWireFields, asWireText, fieldsInEnglish, inEnglish } from '../lib/refusal-text.ts';

/** A refusal as the contract has it: its code with what stands in it, and all of it in English (HTP-03). */
export const refusalAsWire = (refusal: Omit<Refusal, 'status' | 'retryAfter'>): RefusalAnswer => ({
  ...asWireText(refusal),
  message: inEnglish(refusal),
  ...(refusal.fields
    ? { fields: fieldsInEnglish(refusal.fields), field_refusals: asWireFields(refusal.fields) }
    : {}),
});

/** Sends a refusal with its status, and with how long it lasts where that is known. */
export function sendRefusal(reply: FastifyReply, { status, retryAfter, ...refusal }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).send(refusalAsWire(refusal));
}
