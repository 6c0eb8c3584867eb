import type { FastifyInstance } from 'fastify';
import { addScope } from '../lib/add-scope.ts';
import { notFound } from '../lib/outcome.ts';
import { cancelPath } from '../payments/payment-manager.ts';
import type { PaymentManager } from '../payments/payment-manager.ts';
import { sendRefusal } from '../http/refusal.ts';

interface NotifyRequest {
  Params: { gateway: string };
}

interface CancelRequest {
  Params: { token: string };
}

/**
 * Registers the routes where gateways report outcomes (CHK-10), with the raw body, as its signature covers
 * it, and where shoppers return without paying: the payment's random token suffices there.
 */
export function registerPaymentNotifications(app: FastifyInstance, payments: PaymentManager): void {
  void addScope(app, 'payment notifications', async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<NotifyRequest>(
      '/api/v1/cognito/payment/notify/:gateway',
      { config: { xsrf: false } },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const { gateway } = request.params;
        const outcome = await payments.receive(gateway, body, request.headers);
        if (outcome.ok) return { success: true };
        const { textCode } = outcome.refusal;
        request.log.warn({ gateway, textCode }, 'a notification of a payment was refused');
        return sendRefusal(reply, outcome.refusal);
      },
    );
  });
  app.get<CancelRequest>(cancelPath(':token'), async (request, reply) => {
    const back = await payments.cancel(request.params.token);
    if (back === null) return sendRefusal(reply, notFound('PAYMENT_NOT_FOUND').refusal);
    return reply.header('cache-control', 'no-store').redirect(back, 303);
  });
}
