import type { FastifyReply } from 'fastify';
import type { RefusalResponse } from '../generated/wire.ts';
import type { Refusal } from '../lib/outcome.ts';
import { asWireFields, asWireText, fieldsInEnglish, inEnglish } from '../lib/refusal-text.ts';

/** Converts a refusal to the contract's form: its code with parameters, and an English message (HTP-03). */
export const refusalAsWire = (refusal: Omit<Refusal, 'status' | 'retryAfter'>): RefusalResponse => ({
  ...asWireText(refusal),
  message: inEnglish(refusal),
  ...(refusal.fields
    ? { fields: fieldsInEnglish(refusal.fields), field_refusals: asWireFields(refusal.fields) }
    : {}),
});

/** Sends a refusal with its status, and Retry-After if known. */
export function sendRefusal(reply: FastifyReply, { status, retryAfter, ...refusal }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).send(refusalAsWire(refusal));
}
