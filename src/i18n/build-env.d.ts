interface ImportMetaEnv {
  /** What the pages are translated into, read off the catalogues by the build (`scripts/translated-locales.ts`). */
  readonly TRANSLATED_LOCALES: readonly string[];
  /** Development alone: every message is stretched, to see what does not fit (`PREVIEW_LOCALES=pseudo`). */
  readonly PSEUDO_LOCALE?: boolean;
}
