import type { FastifyInstance, FastifyReply } from 'fastify';
import { runsInline, splitCode } from '../domain/pages/inline-code.ts';
import { isBlockPublished, isWidgetPublished } from '../domain/pages/raw-code-rules.ts';
import { readRawBlock, readRawWidget } from '../domain/pages/raw-code-store.ts';
import type { RawCodeWidget } from '../domain/pages/raw-code-store.ts';
import { isRowId } from '../lib/row-id.ts';
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

interface PublishedCode {
  code: string;
  widget: RawCodeWidget;
}

/** The code of `12`, a content block, or `widget-12`, a widget in a row; null when it is not published. */
async function publishedCode({ database, clock }: Sources, name: string): Promise<PublishedCode | null> {
  const [, prefix, digits] = /^(widget-)?(\d{1,10})$/.exec(name) ?? [];
  const id = Number(digits);
  if (!isRowId(id)) return null;
  const block = prefix === undefined ? await readRawBlock(database, id) : null;
  const widget = prefix === undefined ? null : await readRawWidget(database, id);
  const published =
    (block !== null && isBlockPublished(block, clock())) ||
    (widget !== null && isWidgetPublished(widget, clock()));
  const found = block ?? widget;
  const code = found?.settings['raw_html'];
  return published && found && typeof code === 'string' ? { code, widget: found } : null;
}

const refuse = (reply: FastifyReply) =>
  reply.code(404).send({ text_code: 'NOT_FOUND', message: 'There is no such block' });

type NamedCode = { Params: { name: string } };

const PARTS = [
  { file: 'script.js', part: 'script', type: 'text/javascript; charset=utf-8' },
  { file: 'style.css', part: 'style', type: 'text/css; charset=utf-8' },
] as const;

/**
 * `/raw/{id}`: the owner's code as a document for a frame (WGT-03). `/raw/{id}/script.js` and `style.css`: the programs
 * and rules of code that an administrator has saved to stand in the page itself, and of no other (A69).
 */
export function registerRawCode(app: FastifyInstance, services: Sources): void {
  for (const { file, part, type } of PARTS) {
    app.get<NamedCode>(`/raw/:name/${file}`, async (request, reply) => {
      const published = await publishedCode(services, request.params.name);
      if (!published || !runsInline(published.widget.settings, published.widget.trusted))
        return refuse(reply);
      return reply.type(type).header('cache-control', 'no-cache').send(splitCode(published.code)[part]);
    });
  }
  app.get<NamedCode>('/raw/:name', async (request, reply) => {
    const published = await publishedCode(services, request.params.name);
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
