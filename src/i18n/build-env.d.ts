interface ImportMetaEnv {
  /** What the pages are translated into, read off the catalogues by the build (`scripts/translated-locales.ts`). */
  readonly TRANSLATED_LOCALES: readonly string[];
}
