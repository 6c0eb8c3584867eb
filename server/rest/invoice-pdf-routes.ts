import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

const MAX_KEY_LENGTH = 100;

interface PdfRequest {
  Params: { id: string };
  Querystring: { key?: string };
}

const schema = {
  params: { type: 'object', properties: { id: { type: 'string', maxLength: MAX_KEY_LENGTH } } },
  querystring: { type: 'object', properties: { key: { type: 'string', maxLength: MAX_KEY_LENGTH } } },
};

/** Serves the PDF of an invoice to everyone who may view it (A39). */
export function registerInvoicePdf(app: FastifyInstance, { invoices, rateLimits }: Services): void {
  app.get<PdfRequest>('/api/v1/sell/invoice/:id/pdf', { schema }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const refusal = await rateLimits.limit('invoicePdf', { request, reply });
    if (refusal) return sendRefusal(reply, refusal.refusal);
    const access = { viewer: request.viewer, key: request.query.key ?? null };
    const made = await invoices.pdf(request.params.id, access);
    if (!made.ok) return sendRefusal(reply, made.refusal);
    const { name, bytes } = made.value;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });
}
