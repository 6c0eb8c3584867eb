import { afterAll, beforeAll, expect, it } from 'vitest';
import { toJson } from '../db/columns.ts';
import { hostileHtml } from '../testkit/hostile-html.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const MARK = 'kept words';
/**
 * Each snippet is tested individually at the sanitiser; this test covers every field, so several are inserted
 * together.
 */
const AT_ONCE = 10;

const RUNS =
  /<script|<iframe|<object|<embed|<svg|<math|<style|<link|<meta|<base|<form|\son\w+\s*=|javascript:/i;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Inserts HTML into every column served as HTML. */
async function poison(html: string): Promise<void> {
  const { database } = world.services;
  const settings = toJson({ html, facts: html, content: html, pagecontent: html });
  await database.updateTable('pages').set({ content: html }).where('url', '=', '/demo_asdf').execute();
  await database
    .updateTable('page_contents')
    .set({ variables: settings })
    .where('template', 'in', ['core/html', 'article_text'])
    .execute();
  await database
    .updateTable('page_widgets')
    .set({ templatevar: settings })
    .where('type', 'in', ['core/html', 'article_text'])
    .execute();
  await database.updateTable('slides').set({ content: html }).execute();
  await database.updateTable('testimonials').set({ content: html }).execute();
  await database.updateTable('faqs').set({ content: html }).execute();
  await database.updateTable('form_questions').set({ content: html }).execute();
  await database.updateTable('groups').set({ content: html }).where('slug', '=', 'slate').execute();
  await database.updateTable('products').set({ content: html }).where('slug', '=', 'cork-trivet').execute();
  await database
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

async function served(): Promise<[string, string][]> {
  const paths = [
    'page/demo_asdf',
    'page/about',
    'slide',
    'testimonial',
    'faq',
    'form/contact',
    'group/slate',
    'product/cork-trivet',
  ];
  const ofRest = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const { statusCode, body } = await world.app.inject(`/api/v1/cognito/${path}`);
      expect(statusCode, path).toBe(200);
      return [path, body];
    }),
  );
  const data = await world.graphql<object>(`{
    cognitoPage(url: "/demo_asdf") { content rows { blocks { widgets { templatevar } } } }
    about: cognitoPage(url: "/about") { pageContents { template variables } }
    cognitoTestimonials { content }
    cognitoGallerys(group: "home") { slides { content } }
    sellProduct(url: "cork-trivet") { content groups { content } }
  }`);
  return [...ofRest, ['graphql', JSON.stringify(data)]];
}

it('[SEC-04] no field served as HTML contains executable code', async () => {
  const { database } = world.services;
  await database
    .updateTable('page_widgets')
    .set({ type: 'core/html' })
    .where('type', '=', 'raw_code')
    .execute();
  for (let first = 0; first < hostileHtml.length; first += AT_ONCE) {
    const snippet = hostileHtml.slice(first, first + AT_ONCE).join('\n');
    await poison(`<p>${MARK}</p>${snippet}`);
    for (const [where, body] of await served()) {
      expect(body, `${where}: ${snippet}`).toContain(MARK);
      const text = body.replaceAll('\\"', '"').replace(/&lt;|&gt;/g, '');
      const tags = (text.match(/<[a-z][^<>]*>/gi) ?? [])
        .join('\n')
        .replace(/"[^"]*"/g, (value) => (/^"\s*javascript:/i.test(value) ? value : '""'));
      expect(tags, `${where}: ${snippet}`).not.toMatch(RUNS);
    }
  }
});
