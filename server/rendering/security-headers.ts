import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

/**
 * The shop's security headers (SEC-03). Scripts come from our own origin only; style attributes are allowed
 * because sliders and placeholders set them. Development is left open for Vite's hot reloading.
 */
export function installSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  const secure = environment.publicUrl.startsWith('https:');
  const hosts = ["'self'", ...(environment.apiBase ? [new URL(environment.apiBase).origin] : [])];
  void app.register(helmet, {
    global: true,
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy:
      environment.mode === 'development'
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'none'"],
              scriptSrc: ["'self'"],
              styleSrc: ["'self'"],
              styleSrcAttr: ["'unsafe-inline'"],
              imgSrc: [...hosts, 'data:'],
              mediaSrc: hosts,
              fontSrc: ["'self'"],
              connectSrc: hosts,
              manifestSrc: ["'self'"],
              workerSrc: ["'self'"],
              frameSrc: ["'self'"],
              formAction: ["'self'"],
              baseUri: ["'none'"],
              frameAncestors: ["'self'"],
              objectSrc: ["'none'"],
            },
          },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
