import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addScope } from '../../lib/add-scope.ts';
import type { PaymentOutcome } from '../../generated/contract-rules.ts';
import { hostPagePolicy } from '../../lib/host-page.ts';
import { acceptForms, formOf } from '../../lib/posted-form.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { sandboxClosePage, sandboxEndings, sandboxPaymentPage, sandboxUnknownPage } from './sandbox-page.ts';
import type { SandboxEnding } from './sandbox-page.ts';
import type { SandboxPaymentRow } from './sandbox-store.ts';

const SLOW_PAYMENT_MS = 3000;
const MAX_FORM_BYTES = 1_000;
const PAGE = '/sandbox-payment/:token';

interface PageRequest {
  Params: { token: string };
}

const endingOf = (form: URLSearchParams): SandboxEnding | undefined => {
  const wanted = form.get('ending');
  return sandboxEndings.find((ending) => ending === wanted);
};

function sendPage(reply: FastifyReply, status: number, page: string, returnUrl: string | null) {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', hostPagePolicy(returnUrl))
    .header('referrer-policy', 'no-referrer')
    .send(page);
}

const decisions: Record<SandboxEnding, { outcome: PaymentOutcome; afterMs: number }> = {
  pay: { outcome: 'paid', afterMs: 0 },
  decline: { outcome: 'failed', afterMs: 0 },
  cancel: { outcome: 'cancelled', afterMs: 0 },
  'pay-and-close': { outcome: 'paid', afterMs: 0 },
  'pay-slowly': { outcome: 'paid', afterMs: SLOW_PAYMENT_MS },
};

/**
 * Serves the sandbox gateway's page (APS-17) if it is offered. Its form only informs the gateway, which
 * notifies the shop.
 */
export function registerSandboxPayment(app: FastifyInstance, gateway: SandboxGateway): void {
  if (!gateway.isOffered) return;
  void addScope(app, 'sandbox payment', async (scope) => {
    acceptForms(scope, { maxBytes: MAX_FORM_BYTES });
    scope.get<PageRequest>(PAGE, async (request, reply) => {
      const payment = await gateway.find(request.params.token);
      if (!payment) return sendPage(reply, 404, sandboxUnknownPage(), null);
      const scripted = payment.outcome === null ? gateway.nextEnding() : null;
      if (scripted !== null) return endPayment(gateway, payment, scripted, { request, reply });
      return sendPage(reply, 200, sandboxPaymentPage(payment), payment.return_url);
    });
    scope.post<PageRequest>(PAGE, async (request, reply) => {
      const payment = await gateway.find(request.params.token);
      if (!payment) return sendPage(reply, 404, sandboxUnknownPage(), null);
      const ending = endingOf(formOf(request));
      if (!ending) return sendPage(reply, 422, sandboxPaymentPage(payment), payment.return_url);
      return endPayment(gateway, payment, ending, { request, reply });
    });
  });
}

async function endPayment(
  gateway: SandboxGateway,
  payment: SandboxPaymentRow,
  ending: SandboxEnding,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { outcome, afterMs } = decisions[ending];
  const decided = await gateway.decide(payment.token, outcome, afterMs);
  // A notification that fails now is sent again by the background job.
  await gateway.fetchUpdates(payment.token).catch((error: unknown) => request.log.error({ err: error }));
  if (!decided) return reply.redirect(request.url, 303);
  if (ending === 'pay-and-close') return sendPage(reply, 200, sandboxClosePage(), null);
  return reply.header('cache-control', 'no-store').redirect(payment.return_url, 303);
}
