import { isRecord } from '../../../src/rules/is-record.ts';
import { fromJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { TranslationArea } from '../../generated/contract-rules.ts';
import { HTML_SETTINGS } from '../../lib/clean-html.ts';
import { legacyFields } from '../forms/legacy-fields.ts';
import { listJsonTexts, listJoinedTexts, listSettingTexts, listTableTexts } from './owner-text-store.ts';
import { TRANSLATABLE_SETTINGS } from './translatable-settings.ts';

/** One of the owner's texts, in English. */
export interface OwnerText {
  model: string;
  entry: number;
  field: string;
  /** Name of the entry. */
  name: string;
  english: string;
  isHtml: boolean;
}

/** Identifies a text among all of the owner's. */
export const textIdOf = ({ model, entry, field }: Pick<OwnerText, 'model' | 'entry' | 'field'>): string =>
  `${model}/${entry}/${field}`;

/** How the texts of a model are read. */
interface TextSource {
  model: string;
  read(database: Database): Promise<OwnerText[]>;
}

/** A model's columns; `name` is the column that names its entries. */
interface Columns {
  name: string;
  lines: readonly string[];
  html?: readonly string[];
}

/** Reads a model with a table of its own. */
const inTable = (
  model: string,
  table: Parameters<typeof listTableTexts>[1],
  { name, lines, html = [] }: Columns,
): TextSource => ({
  model,
  async read(database) {
    const rows = await listTableTexts(database, table);
    return rows.flatMap((row) =>
      [...lines, ...html].map((field) => ({
        model,
        entry: Number(row['id']),
        field,
        name: String(row[name] ?? ''),
        english: String(row[field] ?? ''),
        isHtml: html.includes(field),
      })),
    );
  },
});

/** Reads a model whose entries are named after their owner. */
const joined = (model: Parameters<typeof listJoinedTexts>[1]): TextSource => ({
  model,
  read: async (database) =>
    (await listJoinedTexts(database, model)).map((row) => ({
      model,
      isHtml: row.field === 'content',
      ...row,
    })),
});

/** Reads the texts in the settings of a block or a widget, each as `<column>.<setting>`. */
const inSettings = (model: 'pageContent' | 'widget', column: string): TextSource => ({
  model,
  async read(database) {
    const rows = await listJsonTexts(database, model);
    return rows.flatMap(({ id, name, json }) =>
      Object.entries(recordIn(json)).flatMap(([setting, english]) =>
        TRANSLATABLE_SETTINGS.has(setting) && typeof english === 'string'
          ? [
              {
                model,
                entry: id,
                field: `${column}.${setting}`,
                name,
                english,
                isHtml: HTML_SETTINGS.has(setting),
              },
            ]
          : [],
      ),
    );
  },
});

function recordIn(json: string): Record<string, unknown> {
  const value = fromJson<unknown>(json);
  return isRecord(value) ? value : {};
}

/** Reads the texts of forms' legacy fields, each under `data.<name of the field>`. */
const legacyForms: TextSource = {
  model: 'form',
  read: async (database) => (await listJsonTexts(database, 'form')).flatMap(legacyTexts),
};

function legacyTexts({ id, name, json }: { id: number; name: string; json: string }): OwnerText[] {
  const text = (field: string, english: string): OwnerText => ({
    model: 'form',
    entry: id,
    name,
    isHtml: false,
    field: `data.${field}`,
    english,
  });
  return legacyFields(json).flatMap((field) => [
    text(`${field.name}.label`, field.label),
    text(`${field.name}.placeholder`, field.placeholder ?? ''),
    ...field.values.map(({ value, label }) => text(`${field.name}.values.${value}`, label)),
  ]);
}

const shopSettings: TextSource = {
  model: 'setting',
  read: async (database) =>
    (await listSettingTexts(database)).map((row) => ({ ...row, model: 'setting', entry: 0, isHtml: false })),
};

const NAME_ONLY = { name: 'name', lines: ['name'] };

const SOURCES: Record<TranslationArea, readonly TextSource[]> = {
  products: [
    inTable('product', 'products', {
      name: 'name',
      lines: ['name', 'title', 'blurb', 'badge', 'meta_description'],
      html: ['content'],
    }),
  ],
  choices: [
    inTable('addon', 'addons', { name: 'name', lines: ['name', 'hint'] }),
    joined('variation'),
    joined('variationOption'),
    joined('addonOption'),
  ],
  categories: [inTable('group', 'groups', { ...NAME_ONLY, html: ['content'] })],
  menus: [inTable('link', 'links', NAME_ONLY)],
  pages: [
    inTable('page', 'pages', {
      name: 'url',
      lines: ['name', 'title', 'meta_description'],
      html: ['content'],
    }),
    inTable('block', 'page_blocks', { name: 'title', lines: ['title'] }),
    inSettings('pageContent', 'variables'),
    inSettings('widget', 'templatevar'),
  ],
  galleries: [
    inTable('gallery', 'galleries', { name: 'name', lines: ['heading', 'sub_heading'] }),
    inTable('slide', 'slides', {
      name: 'heading',
      lines: ['heading', 'sub_heading', 'link_button_text'],
      html: ['content'],
    }),
    inTable('photo', 'photos', { name: 'name', lines: ['name', 'description'] }),
    inTable('video', 'videos', NAME_ONLY),
  ],
  forms: [inTable('form', 'forms', NAME_ONLY), joined('question'), legacyForms],
  people: [
    inTable('faq', 'faqs', { ...NAME_ONLY, html: ['content'] }),
    inTable('testimonial', 'testimonials', { name: 'name', lines: ['title'], html: ['content'] }),
    inTable('person', 'people', { name: 'first_name', lines: ['title', 'description'] }),
  ],
  shop: [
    inTable('shippingType', 'shipping_types', { name: 'name', lines: ['name', 'description'] }),
    inTable('voucherTheme', 'voucher_themes', NAME_ONLY),
    shopSettings,
  ],
};

async function read(database: Database, sources: readonly TextSource[]): Promise<OwnerText[]> {
  const texts: OwnerText[] = [];
  for (const source of sources) texts.push(...(await source.read(database)));
  return texts.filter((text) => text.english.trim() !== '');
}

/** Returns the non-blank texts of one area that shoppers can read. */
export const readOwnerTexts = (database: Database, area: TranslationArea): Promise<OwnerText[]> =>
  read(database, SOURCES[area]);

/** Returns those of one model; none for a model without such texts. */
export const readModelTexts = (database: Database, model: string): Promise<OwnerText[]> =>
  read(
    database,
    Object.values(SOURCES)
      .flat()
      .filter((source) => source.model === model),
  );
