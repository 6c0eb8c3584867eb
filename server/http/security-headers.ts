import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Environment } from '../environment.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

/** Whose frames may stand in a page: a map's and a video's, which a shopper asks for (A81, PRD-03). */
const FRAMED = ['https://www.google.com', 'https://www.youtube-nocookie.com'];

/**
 * Scripts come from our own origin only, and the few inline ones are known by their hashes; style attributes are allowed
 * because sliders and placeholders set them.
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
    // blob: what a shopper has chosen to send is shown before it is sent.
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

/** The shop's security headers (SEC-03). In development scripts are left open for Vite's hot reloading. */
export function installSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  // Made once: Fastify's own plugin writes the policy anew for each request.
  const setHeaders = helmet({
    strictTransportSecurity: environment.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Frames of raw code have no such header, and a browser warns where documents of one origin differ.
    originAgentCluster: false,
    // For browsers that are gone, or said by the policy already: 150 bytes ahead of each page.
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
 * Leaves out the headers that only mean something with a document: with scripts, styles and fonts they would be half
 * a kilobyte each.
 */
export function withoutDocumentHeaders(response: ServerResponse): void {
  for (const name of ABOUT_DOCUMENTS) response.removeHeader(name);
}
