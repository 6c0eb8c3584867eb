import type { FastifyInstance } from 'fastify';
import { isBlockPublished, isWidgetPublished } from '../domain/pages/raw-code-rules.ts';
import { readRawBlock, readRawWidget } from '../domain/pages/raw-code-store.ts';
import { isRowId } from '../domain/row-id.ts';
import type { Services } from '../services.ts';

/** No origin of its own, so nothing of the shop can be read or sent as the visitor; scripts run (A69). */
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

/** Tells the page around it how high it is, now and whenever that changes. */
const HEIGHT_SCRIPT = `<script>
(function () {
  var tell = function () {
    parent.postMessage({ type: 'raw-code.height', height: document.documentElement.offsetHeight }, '*');
  };
  new ResizeObserver(tell).observe(document.documentElement);
  tell();
})();
</script>`;

const documentOf = (code: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>html{height:auto}body{margin:0;overflow-wrap:anywhere}</style></head><body>
${code}
${HEIGHT_SCRIPT}</body></html>`;

type Sources = Pick<Services, 'database' | 'clock'>;

/** The code of `12`, a content block, or `widget-12`, a widget in a row; null when it is not published. */
async function publishedCode({ database, clock }: Sources, name: string): Promise<string | null> {
  const [, prefix, digits] = /^(widget-)?(\d{1,10})$/.exec(name) ?? [];
  const id = Number(digits);
  if (!isRowId(id)) return null;
  const block = prefix === undefined ? await readRawBlock(database, id) : null;
  const widget = prefix === undefined ? null : await readRawWidget(database, id);
  const published =
    (block !== null && isBlockPublished(block, clock())) ||
    (widget !== null && isWidgetPublished(widget, clock()));
  const code = (block ?? widget)?.settings['raw_html'];
  return published && typeof code === 'string' ? code : null;
}

/** `/raw/{id}`: the owner's code as a document for a frame (WGT-03). */
export function registerRawCode(app: FastifyInstance, services: Sources): void {
  app.get<{ Params: { name: string } }>('/raw/:name', async (request, reply) => {
    const code = await publishedCode(services, request.params.name);
    if (code === null) {
      return reply.code(404).send({ text_code: 'NOT_FOUND', message: 'There is no such block' });
    }
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .send(documentOf(code));
  });
}
