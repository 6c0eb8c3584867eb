import type { DomainSettings } from '../domain/settings/domain-settings.ts';
import type { DomainSettings as SettingsWire } from '../generated/wire.ts';
import { translated } from './translated.ts';

/** Who the site is (ENT-10), with what of it shoppers read as sentences in their language. */
export const domainWire = (settings: DomainSettings): SettingsWire => {
  const { order_by_words, consent_question } = settings;
  return { ...settings, ...translated('setting', 0, { order_by_words, consent_question }) };
};
