interface ImportMetaEnv {
  /**
   * Languages of the pages, determined from the catalogues by the build (`scripts/translated-locales.ts`).
   */
  readonly TRANSLATED_LOCALES: readonly string[];
  /** Development only: stretches every message, to see what does not fit (`PREVIEW_LOCALES=pseudo`). */
  readonly PSEUDO_LOCALE?: boolean;
}
