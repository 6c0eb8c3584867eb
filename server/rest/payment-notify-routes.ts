import type { FastifyInstance } from 'fastify';
import type { PaymentManager } from '../payments/payment-manager.ts';
import { sendRefusal } from '../http/refusal.ts';

interface NotifyRequest {
  Params: { gateway: string };
}

/** Where gateways tell the shop of outcomes (CHK-10). The body stays raw, because its signature covers it. */
export function registerPaymentNotifications(app: FastifyInstance, payments: PaymentManager): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<NotifyRequest>(
      '/api/v1/cognito/payment/notify/:gateway',
      { config: { xsrf: false } },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const outcome = await payments.receive(request.params.gateway, body, request.headers);
        return outcome.ok ? { success: true } : sendRefusal(reply, outcome.refusal);
      },
    );
  });
}
