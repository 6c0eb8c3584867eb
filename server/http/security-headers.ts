import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

/** Whose frames may stand in a page: the map's, which a shopper asks for (A81). */
const MAPS = 'https://www.google.com';

/**
 * The shop's security headers (SEC-03). Scripts come from our own origin only, and
 * the few inline ones are known by their hashes; style attributes are allowed
 * because sliders and placeholders set them. Development is left open for Vite's hot reloading.
 */
export function installSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  const secure = environment.publicUrl.startsWith('https:');
  const { apiBase, loginApiBases, errorDsn } = environment;
  const others = [...(apiBase ? [apiBase] : []), ...loginApiBases].map((base) => new URL(base).origin);
  const hosts = ["'self'", ...new Set(others)];
  const reports = errorDsn === null ? [] : [new URL(errorDsn).origin];
  void app.register(helmet, {
    global: true,
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Frames of raw code have no such header, and a browser warns where documents of one origin differ.
    originAgentCluster: false,
    contentSecurityPolicy:
      environment.mode === 'development'
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'none'"],
              scriptSrc: ["'self'", ...inlineScriptHashes],
              styleSrc: ["'self'"],
              styleSrcAttr: ["'unsafe-inline'"],
              // blob: what a shopper has chosen to send is shown before it is sent.
              imgSrc: [...hosts, 'data:', 'blob:'],
              mediaSrc: hosts,
              fontSrc: ["'self'"],
              connectSrc: [...hosts, ...reports],
              manifestSrc: ["'self'"],
              workerSrc: ["'self'"],
              frameSrc: ["'self'", MAPS],
              formAction: ["'self'"],
              baseUri: ["'none'"],
              frameAncestors: ["'self'"],
              objectSrc: ["'none'"],
            },
          },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}

const ABOUT_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * Leaves out the headers that only mean something with a document: with scripts, styles and fonts they would be half
 * a kilobyte each.
 */
export function withoutDocumentHeaders(response: ServerResponse): void {
  for (const name of ABOUT_DOCUMENTS) response.removeHeader(name);
}
