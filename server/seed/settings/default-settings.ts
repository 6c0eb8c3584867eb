import { defaultBusinessSettings } from '../../domain/settings/business-settings.ts';
import { blankDomainSettings } from '../../domain/settings/domain-settings.ts';
import type { StoredDomainSettings } from '../../domain/settings/domain-settings.ts';

const domain: StoredDomainSettings = {
  ...blankDomainSettings,
  name: 'Kerf & Grain',
  favicon: '/assets/brand/favicon.svg',
  favicon_dark: '/assets/brand/favicon.svg',
  theme_colour: '#FBF8F3',
  dark_theme_colour: '#16130F',
  seo_title_suffix: 'Kerf & Grain',
  organisation_name: 'Kerf & Grain',
  organisation_abn: '00 000 000 000',
  organisation_address: 'Gladstone QLD 4680',
  organisation_email: 'hello@kerfandgrain.example',
  order_by_day: '2026-12-07',
  consent_question:
    'May we measure with cookies of other companies how this shop is used? It works the same if you say no.',
  order_by_words: 'Standard Post before Christmas',
};

const prefixed = (prefix: string, settings: object): [string, unknown][] =>
  Object.entries(settings).map(([name, value]) => [`${prefix}.${name}`, value]);

/** Every setting of a fresh shop by its key. */
export const defaultSettings = new Map<string, unknown>([
  ...prefixed('domain', domain),
  ...prefixed('business', defaultBusinessSettings),
]);
