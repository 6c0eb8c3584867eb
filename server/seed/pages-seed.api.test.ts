import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { seed } from './seed.ts';

let world: World;
let pages: Page[];
beforeAll(async () => {
  world = await createWorld();
  pages = (await world.rest('pageList', {})).body.data;
});
afterAll(() => world.close());

const page = (url: string): Page => {
  const found = pages.find((candidate) => candidate.url === url);
  if (!found) throw new Error(`there is no page ${url}`);
  return found;
};

const htmlOf = ({ pageContents }: Page): string =>
  pageContents
    .map(({ variables }) => Object.values(variables as Record<string, unknown>).join(' '))
    .join('\n');

const wordsOf = (one: Page): string =>
  htmlOf(one)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the policies', () => {
  it.each([
    'We ship Australia-wide only.',
    'Local delivery is free in Gladstone and Calliope QLD.',
    'Shipping is free on orders over $200.00.',
    'Standard Post $10.60 3 to 5 business days',
    'Express Post $14.10 2 to 3 business days',
    'Orders are processed in 2 to 3 business days.',
    'Tracking takes up to 48 hours to appear.',
    'Contact us if your order has not arrived within 5 days of the shipping e-mail',
    'We accept no returns, exchanges or refunds.',
    'Damaged goods are handled case by case by e-mail: send us your order number and a photo',
    'An express option moves your order to the front of the queue for a fee.',
    'Gift pack prices vary and are quoted by e-mail.',
  ])('[GEN-08, GEN-09, GEN-10] the shipping page contains: %s', (sentence) => {
    expect(wordsOf(page('/shipping-and-returns'))).toContain(sentence);
  });

  it.each([
    '30 days',
    'purchase or its delivery',
    'unused and in the original packaging',
    'proof of purchase',
    'perishable goods',
    'intimate or sanitary goods',
    'hazardous materials',
    'flammable',
    'gift cards',
    'downloadable software',
    'some health',
    'Sale items cannot be refunded.',
    'We only exchange items if they are defective or damaged.',
    'You pay the shipping for returning your item.',
    'the cost of return shipping is deducted from it',
    'worth more than $75, consider a service with tracking',
  ])('[GEN-11] the refund policy contains: %s', (words) => {
    expect(wordsOf(page('/terms-and-conditions'))).toContain(words);
  });

  it('[GEN-11] both end with the same note', () => {
    const last = (url: string) => page(url).pageContents.at(-1)?.variables;
    expect(last('/shipping-and-returns')).toEqual(last('/terms-and-conditions'));
    expect(JSON.stringify(last('/terms-and-conditions'))).toContain(
      'This does not limit your rights under the Australian Consumer Law.',
    );
  });

  it('[GEN-13] the privacy page ends with cookies, age of consent and changes', () => {
    const headings = [...htmlOf(page('/privacy-policy')).matchAll(/<h2[^>]*>([^<]*)/g)].map(
      (match) => match[1],
    );
    expect(headings.slice(-3)).toEqual(['Cookies', 'Age of consent', 'Changes to this policy']);
    for (const cookie of ['cart', 'visit', 'XSRF-TOKEN']) {
      expect(htmlOf(page('/privacy-policy'))).toContain(`<code>${cookie}</code>`);
    }
  });
});

describe('the other pages', () => {
  it('[RT-13] contact has its heading, its invitation and its form', async () => {
    const [heading, words, form] = page('/contact').rows[0]?.blocks[0]?.widgets ?? [];
    expect(heading?.templatevar).toMatchObject({ heading: 'Contact Us', level: 'h1' });
    expect(JSON.stringify(words?.templatevar)).toContain('Fill out the form below to contact us.');
    const { data } = (await world.rest('formOne', { id: 'contact' })).body;
    expect(form).toMatchObject({ type: 'form', templatevar: { form: data.id } });
  });

  it('[RT-05] the blog has six articles of 250 to 450 words, each with a picture', () => {
    const articles = pages.filter((one) => one.sitemap_group_model === 'blog');
    expect(articles).toHaveLength(6);
    for (const article of articles) {
      expect(article.url).toMatch(/^\/blog\/[a-z-]+$/);
      const text = article.pageContents
        .map(({ variables }) => (variables as { html?: string }).html ?? '')
        .join(' ')
        .replace(/<[^>]*>/g, ' ');
      const count = text.split(/\s+/).filter(Boolean).length;
      expect(count, `${article.url} has ${count} words`).toBeGreaterThanOrEqual(250);
      expect(count, `${article.url} has ${count} words`).toBeLessThanOrEqual(450);
      expect(article.pageContents[0]?.variables).toHaveProperty('image_hashes.image.url');
    }
    expect(new Set(articles.map((article) => article.created_at)).size).toBe(6);
  });

  it('[RT-04] all links and pictures of the pages exist', async () => {
    const { sitemap } = (await world.rest('domainInitialData', {})).body;
    // A customer's own screen is not in the sitemap.
    const known = new Set([...sitemap.map(({ url }) => url), ...pages.map(({ url }) => url), '/profile']);
    const text = JSON.stringify(pages);
    const links = [...text.matchAll(/href=\\"(\/[^"#?\\]*)/g)].map((match) => match[1] ?? '');
    const pageLinks = [...text.matchAll(/"link_to_page":"([^"]+)"/g)].map((match) => `/${match[1]}`);
    // Any text can be searched for.
    const toPages = [...links, ...pageLinks].filter((link) => !/^\/(api|search)\//.test(link));
    expect(toPages.filter((link) => !known.has(link))).toEqual([]);
    const rows = await world.services.database.selectFrom('page_contents').select('variables').execute();
    const widgets = await world.services.database.selectFrom('page_widgets').select('templatevar').execute();
    const settings = [...rows.map((row) => row.variables), ...widgets.map((row) => row.templatevar)].join();
    const pictures = [...settings.matchAll(/seed:([^"]+)/g)].map((match) => match[1] ?? '');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((name) => !world.services.images.has(name))).toEqual([]);
  });

  it('[RT-21] readme and demo exist, but are in no sitemap', async () => {
    const { sitemap } = (await world.rest('domainInitialData', {})).body;
    for (const url of ['/readme', '/demo_asdf', '/demo_asdf/blocks']) {
      expect(page(url).listed, url).toBe(false);
      expect(sitemap.map((entry) => entry.url)).not.toContain(url);
    }
    expect(htmlOf(page('/readme'))).toContain('npm start');
  });

  it('[PRE-05] a page that the owner has deleted is not restored, a new one is added', async () => {
    const { database, connection } = world.services;
    await database.deleteFrom('pages').where('url', 'in', ['/about', '/blog']).execute();
    await database.deleteFrom('seed_log').where('kind', '=', 'page').where('key', '=', 'blog').execute();
    await seed(connection);
    expect((await world.rest('pageOne', { url: 'about' })).status).toBe(404);
    expect((await world.rest('pageOne', { url: 'blog' })).status).toBe(200);
  });
});
