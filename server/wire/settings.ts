import type { DomainSettings } from '../generated/wire.ts';
import { translated } from './translated.ts';

/** Who the site is (ENT-10), with what of it shoppers read as sentences in their language. */
export const domainWire = (settings: DomainSettings): DomainSettings => {
  const { order_by_words, consent_question } = settings;
  return { ...settings, ...translated('setting', 0, { order_by_words, consent_question }) };
};
