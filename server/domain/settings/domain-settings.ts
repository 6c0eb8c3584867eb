import type { BusinessSettings } from './business-settings.ts';

/** Defaults of the domain settings (ENT-10): all blank, including analytics and social links. */
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

/** The stored domain settings. */
export type StoredDomainSettings = typeof blankDomainSettings;

/** The business settings visible to every page. */
export type ShownBusinessSetting =
  | 'ecommerce_enabled'
  | 'show_back_to_top'
  | 'home_list_page'
  | 'min_making_days'
  | 'max_making_days'
  | 'ask_date_of_birth';

/** The site's identity (ENT-10), and the business settings its pages need. */
export interface DomainSettings extends StoredDomainSettings, Pick<BusinessSettings, ShownBusinessSetting> {}
