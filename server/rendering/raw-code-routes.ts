import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { notFound } from '../lib/outcome.ts';
import { sendRefusal } from '../http/refusal.ts';

/**
 * Scripts run, but in an opaque origin, so that nothing of the shop can be read or sent as the visitor (A69).
 */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data:',
  'font-src https: data:',
  'media-src https:',
  'connect-src https:',
  'frame-src https:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Reports the document's height to the surrounding page, now and whenever it changes. */
const HEIGHT_SCRIPT = `<script>
(function () {
  var report = function () {
    parent.postMessage({ type: 'raw-code.height', height: document.documentElement.offsetHeight }, '*');
  };
  new ResizeObserver(report).observe(document.documentElement);
  report();
})();
</script>`;

const documentOf = (code: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>html{height:auto}body{margin:0;overflow-wrap:anywhere}</style></head><body>
${code}
${HEIGHT_SCRIPT}</body></html>`;

const refuse = (reply: FastifyReply) => sendRefusal(reply, notFound('BLOCK_NOT_FOUND').refusal);

type NamedCode = { Params: { name: string } };

const PARTS = [
  { file: 'script.js', part: 'script', type: 'text/javascript; charset=utf-8' },
  { file: 'style.css', part: 'style', type: 'text/css; charset=utf-8' },
] as const;

/**
 * `/raw/{id}`: the owner's code as a document for a frame (WGT-03). `/raw/{id}/script.js` and `style.css`:
 * the programs and rules of code an administrator has saved to run in the page itself, and of no other (A69).
 */
export function registerRawCode(app: FastifyInstance, { rawCode }: Pick<Services, 'rawCode'>): void {
  for (const { file, part, type } of PARTS) {
    app.get<NamedCode>(`/raw/:name/${file}`, async (request, reply) => {
      const inline = (await rawCode.published(request.params.name))?.inline;
      if (!inline) return refuse(reply);
      return reply.type(type).header('cache-control', 'no-cache').send(inline[part]);
    });
  }
  app.get<NamedCode>('/raw/:name', async (request, reply) => {
    const published = await rawCode.published(request.params.name);
    if (!published) return refuse(reply);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .send(documentOf(published.code));
  });
}
