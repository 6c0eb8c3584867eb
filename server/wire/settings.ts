import type { DomainSettings } from '../domain/settings/domain-settings.ts';
import type { DomainSettings as SettingsWire } from '../generated/wire.ts';
import { translated } from './translated.ts';

/** The site's identity (ENT-10), with the sentences for shoppers in the reader's language. */
export const domainWire = (settings: DomainSettings): SettingsWire => {
  const { order_by_words, consent_question } = settings;
  return { ...settings, ...translated('setting', 0, { order_by_words, consent_question }) };
};
