import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultBusinessSettings } from '../domain/settings/business-settings.ts';
import { formatCents } from '../lib/money.ts';
import { fillAmounts } from './amounts.ts';
import { readFaq } from './pages/faqs.ts';
import { readShippingPage } from './pages/policy-pages.ts';
import { tariffCents } from './shipping-seed.ts';

const PROSE = join(import.meta.dirname, 'prose');

it('a text says the amount that its setting has', () => {
  const text = 'Free over {{free_shipping_threshold}}, else {{standard_post}}.';
  expect(fillAmounts(text, { free_shipping_threshold: 250_00, standard_post: 11_05 })).toBe(
    'Free over $250.00, else $11.05.',
  );
});

it('a text that names an amount which nobody sets is a mistake', () => {
  expect(() => fillAmounts('{{free_delivery}}')).toThrow('free_delivery');
});

it('shipping page and questions say what a fresh shop charges', async () => {
  const threshold = formatCents(defaultBusinessSettings.free_shipping_threshold_cents);
  const [standard, express] = [formatCents(tariffCents.standardPost), formatCents(tariffCents.expressPost)];
  const shipping = await readShippingPage();
  const page = JSON.stringify(shipping.blocks);
  expect(page).toContain(`free on orders over ${threshold}.`);
  expect(page).toMatch(new RegExp(`Standard Post.{1,20}\\${standard}.*Express Post.{1,20}\\${express}`));
  expect(shipping.metaDescription).toContain(
    `Standard ${standard}, Express ${express}, free over ${threshold}`,
  );
  expect((await readFaq('cost-of-post')).answer).toContain(
    `Standard Post is ${standard} and Express Post ${express}, anywhere in Australia. Orders over ${threshold} go`,
  );
});

it('no text says a number of its own for what a setting or a tariff decides', () => {
  const files = readdirSync(PROSE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  expect(files.length).toBeGreaterThan(15);
  const written = files.flatMap(
    (name) => readFileSync(join(PROSE, name), 'utf8').match(/\$\d+(?:\.\d+)?/g) ?? [],
  );
  // What a link searches for, and from when on somebody who sends something back should have it tracked (GEN-11):
  // nothing the shop charges.
  expect(written).toEqual(['$40', '$75']);
});
