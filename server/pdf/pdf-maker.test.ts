import { afterAll, describe, expect, it } from 'vitest';
import type { Invoice } from '../domain/invoices/invoice.ts';
import { invoicePdf } from '../domain/invoices/invoice-pdf.ts';
import { pdfText } from '../testkit/pdf-text.ts';
import { breakable } from './breakable.ts';
import { facesFor } from './faces.ts';
import { PdfBusy, PdfError, PdfMaker } from './pdf-maker.ts';

const maker = new PdfMaker();
afterAll(() => maker.close());

const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  publicId: 'abc',
  number: 1024,
  isTax: true,
  state: 'paid',
  locale: 'en',
  issuedAt: '2026-11-22T23:00:00.000Z',
  paidAt: '2026-11-22T23:00:00.000Z',
  seller: { name: 'Kerf & Grain', abn: '00 000 000 000', address: 'Gladstone QLD', email: '', phone: '' },
  buyer: {
    display_name: '',
    first_name: 'Kylie',
    last_name: 'Nguyen',
    email: null,
    phone: null,
    company: null,
    street_address: '12 Goondoon Street',
    street_address_1: null,
    postcode: '4680',
    city: 'Gladstone',
    state: 'QLD',
    country: 'AU',
    mailbox: 'kylie@example.com',
  },
  lines: [{ id: 1, name: 'Oak Box', code: 'OAK', addons: [], qty: 1, unitCents: 100 }],
  sums: [{ kind: 'total', cents: 100, name: null }],
  totalCents: 100,
  ...changes,
});

/** Page width and side margins in pt. */
const WIDTH = 595;
const MARGIN = 51;

const line = (name: string, id: number) => ({ id, name, code: '', addons: [], qty: 1, unitCents: 100 });

/** Padding of a table cell on both sides in pt. */
const INSET = 5;

const engraving = { id: 1, name: 'Engraving', values: ['سارة 2026 🎁'], labels: ['سارة 2026 🎁'] };

/** An invoice for three boxes at 3.00, engraved in Arabic, in this language. */
const madeIn = async (locale: 'ar' | 'de' | 'en') => {
  const engraved = {
    ...line('Oak Box', 1),
    qty: 3,
    addons: [engraving],
  };
  const sums = [{ kind: 'total', cents: 300, name: null }] as const;
  const made = invoice({ lines: [engraved], sums: [...sums], totalCents: 300 });
  return pdfText(await maker.make(invoicePdf(made, locale)));
};

const isAmount = ({ text }: { text: string }): boolean => text === '$3.00';

describe('an invoice as PDF', () => {
  it('[A39] sixty lines take several pages, with each line once and the column heads on each page', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`Item ${index + 1}.`, index));
    const { pages, text } = await pdfText(await maker.make(invoicePdf(invoice({ lines }), 'en')));
    expect(pages).toBeGreaterThan(1);
    expect(text.match(/Item \d+\./g)).toHaveLength(60);
    expect(text.match(/Item ?Quantity/g)).toHaveLength(pages);
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });

  it('[A39] names of 300 letters without a space, in any script, are printed completely within the margins', async () => {
    const long = ['محمد'.repeat(75), 'W'.repeat(300), '木'.repeat(300), '🎂'.repeat(100)];
    const lines = long.map(line);
    const pdf = await pdfText(await maker.make(invoicePdf(invoice({ lines }), 'ja')));
    for (const name of long.slice(1)) expect(pdf.text.replaceAll(' ', '')).toContain(name);
    // A reader splits ligatures in drawing order.
    expect(pdf.text.match(/[محد]/g)).toHaveLength(300);
    expect(pdf.left).toBeGreaterThan(MARGIN - 1);
    expect(pdf.right).toBeLessThan(WIDTH - MARGIN + 1);
  });

  it('[A39, I18-04] in German it is a Rechnung, with its amounts at the right edge', async () => {
    const { text, title, items } = await madeIn('de');
    expect(title).toBe('Rechnung (Tax Invoice) 1024');
    for (const words of ['Rechnungsnummer', 'Betrag', 'Vollständig bezahlt', 'Seite 1 von 1'])
      expect(text).toContain(words);
    const edges = items.filter(isAmount).map(({ right }) => Math.round(right));
    expect(edges).toEqual([WIDTH - MARGIN - INSET, WIDTH - MARGIN - INSET]);
  });

  it('[A39, I18-03, I18-04] in Arabic it reads right to left, with its amounts at the left edge', async () => {
    const { text, title, items } = await madeIn('ar');
    expect(title).toBe('فاتورة ضريبية 1024');
    // Letters with dots are drawn in parts that a reader does not recombine: this word has none.
    expect(text).toContain('السعر');
    expect(text).not.toMatch(/invoice|paid/i);
    const arabic = items.filter((item) => /\p{Script=Arabic}/u.test(item.text));
    expect(Math.max(...arabic.map(({ right }) => right))).toBeGreaterThan(WIDTH - MARGIN - 1);
    const edges = items.filter(isAmount).map(({ left }) => Math.round(left));
    expect(edges).toEqual([MARGIN + INSET, MARGIN + INSET]);
  });

  it.each(['en', 'ar'] as const)(
    '[A39] an engraving in Arabic with digits and an emoji is printed completely (%s)',
    async (locale) => {
      const { text } = await madeIn(locale);
      for (const part of ['سارة', '2026', '🎁']) expect(text).toContain(part);
      expect(text).not.toContain('\ufffd');
    },
  );

  it('[A39] text that looks like markup is printed literally', async () => {
    const markup = '#panic("x") $ \\ *bold* [link](javascript:1) </w:t> @ref <label> {';
    const { text } = await pdfText(await maker.make(invoicePdf(invoice({ lines: [line(markup, 1)] }), 'en')));
    expect(text.replaceAll(' ', '')).toContain(markup.replaceAll(' ', ''));
  });
});

describe('font faces', () => {
  it('[A39] only the subsets with the letters of a PDF are read, and Han in the language’s own form', async () => {
    const names = async (text: string, locale: 'en' | 'ja') =>
      (await facesFor([text], [], locale)).files.map(({ name }) => name);
    expect(await names('Kylie', 'en')).toEqual(['figtree-latin']);
    expect(await names('ნინო محمد', 'en')).toEqual([
      'figtree-latin',
      'noto-sans-arabic-arabic',
      'noto-sans-georgian-georgian',
    ]);
    expect(await names('🎂', 'ja')).toEqual([expect.stringMatching(/^noto-emoji-\d+$/)]);
    const [chinese] = await names('王', 'en');
    const [japanese] = await names('王', 'ja');
    expect([chinese, japanese]).toEqual([
      expect.stringMatching(/^noto-sans-sc-\d+$/),
      expect.stringMatching(/^noto-sans-jp-\d+$/),
    ]);
  });

  it('[A39] a very long word may break, between whole letters only, and ordinary words may not', () => {
    expect(breakable('Engraved Slate Coasters')).toBe('Engraved Slate Coasters');
    const family = '👩‍👩‍👧';
    const parts = breakable(family.repeat(30)).split('\u200b');
    expect(parts.join('')).toBe(family.repeat(30));
    for (const part of parts) expect(part.replaceAll(family, '')).toBe('');
  });
});

describe('the PDF process', () => {
  it('[A39] starts with the first PDF, rejects requests when too many wait, and ends', async () => {
    const one = new PdfMaker({ maxWaiting: 1 });
    expect(one.pid).toBeNull();
    const job = invoicePdf(invoice(), 'en');
    const made = await Promise.allSettled([one.make(job), one.make(job), one.make(job)]);
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(made[2]).toMatchObject({ reason: expect.any(PdfBusy) });
    expect(one.pid).not.toBeNull();
    await one.close();
    await expect(one.make(job)).rejects.toThrow(PdfError);
  });

  it('[A39] a PDF that cannot be made reports why, and the next one is made', async () => {
    const job = invoicePdf(invoice(), 'en');
    const broken = maker.make({ ...job, content: {} });
    await expect(broken).rejects.toThrow(/does not contain key/);
    expect((await maker.make(job)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
