import type { Database } from '../../db/connection.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { localeValues } from '../../generated/contract-rules.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { cleanHtml } from '../../lib/clean-html.ts';
import { listTranslations } from './translation-store.ts';

/** The owner's texts in one language. */
export interface Translations {
  locale: Locale;
  /** Undefined if it is not translated. HTML is sanitised. */
  find(model: string, entry: number, field: string): string | undefined;
}

const keyOf = (model: string, entry: number, field: string) => `${model} ${entry} ${field}`;

/** Finds translations of the owner's texts, which themselves are English. */
export class TranslationManager {
  readonly #cached: ReadonlyMap<Locale, () => Promise<Translations>>;

  constructor({ database, contentVersion }: { database: Database; contentVersion: () => Promise<number> }) {
    const load = async (locale: Locale): Promise<Translations> => {
      const rows = await listTranslations(database, locale);
      const found = new Map(
        rows.map(({ model, entry, field, translation }) => [
          keyOf(model, entry, field),
          translation.includes('<') ? cleanHtml(translation) : translation,
        ]),
      );
      return {
        locale,
        find: (model, entry, field) => found.get(keyOf(model, entry, field)) || undefined,
      };
    };
    this.#cached = new Map(
      localeValues.map((locale) => [locale, cachedPerContentVersion(contentVersion, () => load(locale))]),
    );
  }

  /** Returns all translations into a language, read once per content version; null for English. */
  async of(locale: Locale): Promise<Translations | null> {
    return locale === 'en' ? null : ((await this.#cached.get(locale)?.()) ?? null);
  }
}
