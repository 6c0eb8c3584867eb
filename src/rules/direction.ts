/** Writing direction of a language (I18-03): of ours, only Arabic is right-to-left. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
