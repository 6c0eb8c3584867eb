import type { BusinessSettings } from './business-settings.ts';

/** Domain settings of a shop that has set nothing (ENT-10): blank, analytics and social links included. */
export const blankDomainSettings = {
  name: '',
  favicon: '',
  favicon_dark: '',
  theme_colour: '',
  dark_theme_colour: '',
  seo_title_prefix: '',
  seo_title_suffix: '',
  google_analytics_key: '',
  google_tag_manager: '',
  google_site_verification: '',
  bing_site_verification: '',
  facebook_pixel: '',
  matomo_site_url: '',
  matomo_site_id: '',
  organisation_name: '',
  organisation_abn: '',
  organisation_logo: '',
  organisation_logo_dark: '',
  organisation_address: '',
  organisation_email: '',
  organisation_phone: '',
  order_by_day: '',
  order_by_words: '',
  consent_question: '',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedin: '',
  youtube: '',
  pinterest: '',
  github: '',
  xing: '',
  skype: '',
};

/** The domain settings that are kept as such. */
export type KeptDomainSettings = typeof blankDomainSettings;

/** The decisions about selling that every page may know. */
export type ShownBusinessSetting =
  | 'ecommerce_enabled'
  | 'show_back_to_top'
  | 'home_list_page'
  | 'min_making_days'
  | 'max_making_days'
  | 'ask_date_of_birth';

/** Who the site is (ENT-10), and what pages must know of how it sells. */
export interface DomainSettings extends KeptDomainSettings, Pick<BusinessSettings, ShownBusinessSetting> {}
