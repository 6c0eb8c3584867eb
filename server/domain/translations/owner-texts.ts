import { isRecord } from '../../../src/rules/is-record.ts';
import { fromJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { TranslationArea } from '../../generated/contract-rules.ts';
import { HTML_SETTINGS } from '../../lib/clean-html.ts';
import { legacyFields } from '../forms/legacy-fields.ts';
import { listJsonTexts, listJoinedTexts, listSettingTexts, listTableTexts } from './owner-text-store.ts';
import type { OwnedRow } from './owner-text-store.ts';
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

/** A model with a table of its own; `name` is the column that names its entries. */
interface Described {
  table: Parameters<typeof listTableTexts>[1];
  name: string;
  lines: readonly string[];
  html?: readonly string[];
}

const NAME_ONLY = { name: 'name', lines: ['name'] };

const TABLES: Record<TranslationArea, Record<string, Described>> = {
  products: {
    product: {
      table: 'products',
      name: 'name',
      lines: ['name', 'title', 'blurb', 'badge', 'meta_description'],
      html: ['content'],
    },
  },
  choices: { addon: { table: 'addons', name: 'name', lines: ['name', 'hint'] } },
  categories: { group: { table: 'groups', ...NAME_ONLY, html: ['content'] } },
  menus: { link: { table: 'links', ...NAME_ONLY } },
  pages: {
    page: { table: 'pages', name: 'url', lines: ['name', 'title', 'meta_description'], html: ['content'] },
    block: { table: 'page_blocks', name: 'title', lines: ['title'] },
  },
  galleries: {
    gallery: { table: 'galleries', name: 'name', lines: ['heading', 'sub_heading'] },
    slide: {
      table: 'slides',
      name: 'heading',
      lines: ['heading', 'sub_heading', 'link_button_text'],
      html: ['content'],
    },
    photo: { table: 'photos', name: 'name', lines: ['name', 'description'] },
    video: { table: 'videos', ...NAME_ONLY },
  },
  forms: { form: { table: 'forms', ...NAME_ONLY } },
  people: {
    faq: { table: 'faqs', ...NAME_ONLY, html: ['content'] },
    testimonial: { table: 'testimonials', name: 'name', lines: ['title'], html: ['content'] },
    person: { table: 'people', name: 'first_name', lines: ['title', 'description'] },
  },
  shop: {
    shippingType: { table: 'shipping_types', name: 'name', lines: ['name', 'description'] },
    voucherTheme: { table: 'voucher_themes', ...NAME_ONLY },
  },
};

const isText = (text: OwnerText) => text.english.trim() !== '';

function tableTexts(
  model: string,
  { name, lines, html = [] }: Described,
  rows: readonly OwnedRow[],
): OwnerText[] {
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
}

/** Returns the texts in the settings of a block or a widget, each as `<column>.<setting>`. */
function settingTexts(model: string, column: string, { id, name, json }: JsonRow): OwnerText[] {
  return Object.entries(recordIn(json)).flatMap(([setting, english]) =>
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
  );
}

/** Returns the texts of a form's legacy fields, each under `data.<name of the field>`. */
function legacyTexts({ id, name, json }: JsonRow): OwnerText[] {
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

interface JsonRow {
  id: number;
  name: string;
  json: string;
}

function recordIn(json: string): Record<string, unknown> {
  const value = fromJson<unknown>(json);
  return isRecord(value) ? value : {};
}

/** Returns the texts of an area that are not in a column of a table of their own. */
async function otherTexts(database: Database, area: TranslationArea): Promise<OwnerText[]> {
  const joined = async (model: 'variation' | 'variationOption' | 'addonOption' | 'question') =>
    (await listJoinedTexts(database, model)).map((row) => ({
      model,
      isHtml: row.field === 'content',
      ...row,
    }));
  const json = (kind: 'pageContent' | 'widget' | 'form') => listJsonTexts(database, kind);
  switch (area) {
    case 'choices':
      return [
        ...(await joined('variation')),
        ...(await joined('variationOption')),
        ...(await joined('addonOption')),
      ];
    case 'forms':
      return [...(await joined('question')), ...(await json('form')).flatMap(legacyTexts)];
    case 'pages':
      return [
        ...(await json('pageContent')).flatMap((row) => settingTexts('pageContent', 'variables', row)),
        ...(await json('widget')).flatMap((row) => settingTexts('widget', 'templatevar', row)),
      ];
    case 'shop':
      return (await listSettingTexts(database)).map((row) => ({
        ...row,
        model: 'setting',
        entry: 0,
        isHtml: false,
      }));
    default:
      return [];
  }
}

/** Returns the non-blank texts of one area that shoppers can read. */
export async function readOwnerTexts(database: Database, area: TranslationArea): Promise<OwnerText[]> {
  const texts: OwnerText[] = [];
  for (const [model, described] of Object.entries(TABLES[area]))
    texts.push(...tableTexts(model, described, await listTableTexts(database, described.table)));
  return [...texts, ...(await otherTexts(database, area))].filter(isText);
}
