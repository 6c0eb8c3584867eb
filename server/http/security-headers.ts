import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Environment } from '../environment.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

/** Sites whose frames pages may embed: maps and videos, loaded when the shopper asks for them (A81, PRD-03). */
const FRAMED = ['https://www.google.com', 'https://www.youtube-nocookie.com'];

/**
 * Scripts come from our own origin only, the few inline ones are allowed by hash; style attributes are
 * allowed because sliders and placeholders set them.
 */
function directivesOf({ apiBase, loginApiBases, errorDsn }: Environment) {
  const others = [...(apiBase ? [apiBase] : []), ...loginApiBases].map((base) => new URL(base).origin);
  const hosts = ["'self'", ...new Set(others)];
  const reports = errorDsn === null ? [] : [new URL(errorDsn).origin];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScriptHashes],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    // blob: previews of files a shopper has chosen to upload.
    imgSrc: [...hosts, 'data:', 'blob:'],
    mediaSrc: hosts,
    fontSrc: ["'self'"],
    connectSrc: [...hosts, ...reports],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    frameSrc: ["'self'", ...FRAMED],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'self'"],
    objectSrc: ["'none'"],
  };
}

/** Sets the shop's security headers (SEC-03). In development there is no policy, for Vite's hot reloading. */
export function installSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  // Created once: Fastify's own plugin would build the policy for each request.
  const setHeaders = helmet({
    strictTransportSecurity: environment.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Frames of raw code lack this header, and browsers warn if documents of one origin differ.
    originAgentCluster: false,
    // Only for obsolete browsers, or covered by the policy: saves 150 bytes per page.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy:
      environment.mode === 'development'
        ? false
        : { useDefaults: false, directives: directivesOf(environment) },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    setHeaders(request.raw, reply.raw, () => done());
  });
}

const ABOUT_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
];

/**
 * Removes headers that only matter for documents: with scripts, styles and fonts they would add half a
 * kilobyte each.
 */
export function withoutDocumentHeaders(response: ServerResponse): void {
  for (const name of ABOUT_DOCUMENTS) response.removeHeader(name);
}
