import { localeValues } from '../../graphql/generated/contract-rules.ts';
import type { TextState, TranslationArea } from '../../graphql/generated/contract-rules.ts';
import { pageNumberOf } from '../../lib/page-number.ts';

/** The filter of the translations as in the URL. */
export interface TranslationQuery {
  locale: string;
  area: string;
  /** '' for all. */
  state: string;
  page: number;
}

/** The contract's values in order; importing its arrays would add them to every page. */
const AREAS: Record<TranslationArea, true> = {
  products: true,
  choices: true,
  categories: true,
  menus: true,
  pages: true,
  galleries: true,
  forms: true,
  people: true,
  shop: true,
};
const STATES: Record<TextState, true> = { missing: true, stale: true, done: true };

const oneOf = (values: readonly string[], text: string | null, preset: string) =>
  text !== null && values.includes(text) ? text : preset;

/** Languages to translate into. */
export const translatedInto = localeValues.filter((locale) => locale !== 'en');

/** Parses the query of a URL; invalid values count as not set. */
export function readTranslationQuery(query: URLSearchParams): TranslationQuery {
  return {
    locale: oneOf(translatedInto, query.get('locale'), 'de'),
    area: oneOf(Object.keys(AREAS), query.get('area'), 'products'),
    state: oneOf(Object.keys(STATES), query.get('state'), ''),
    page: pageNumberOf(query.get('page')),
  };
}

/** Builds the URL of the list with this filter. */
export function withTranslationQuery(path: string, { page, ...query }: TranslationQuery): string {
  const given = Object.entries({ ...query, page: page === 1 ? '' : String(page) });
  return `${path}?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}
