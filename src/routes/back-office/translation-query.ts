import { localeValues } from '../../graphql/generated/contract-rules.ts';
import type { TextState, TranslationArea } from '../../graphql/generated/contract-rules.ts';
import { pageNumberOf } from '../../lib/page-number.ts';

/** Which translations are shown, as the URL says it. */
export interface TranslationQuery {
  locale: string;
  area: string;
  /** '': all of them. */
  state: string;
  page: number;
}

/** The contract's lists, in their order: its own arrays would be loaded with every page. */
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

/** Languages that something can be translated into. */
export const translatedInto = localeValues.filter((locale) => locale !== 'en');

/** Reads the query of a URL; what makes no sense counts as not given. */
export function readTranslationQuery(query: URLSearchParams): TranslationQuery {
  return {
    locale: oneOf(translatedInto, query.get('locale'), 'de'),
    area: oneOf(Object.keys(AREAS), query.get('area'), 'products'),
    state: oneOf(Object.keys(STATES), query.get('state'), ''),
    page: pageNumberOf(query.get('page')),
  };
}

/** The URL of the list with this query. */
export function withTranslationQuery(path: string, { page, ...query }: TranslationQuery): string {
  const given = Object.entries({ ...query, page: page === 1 ? '' : String(page) });
  return `${path}?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}
