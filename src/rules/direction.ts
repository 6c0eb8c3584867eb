/** Writing direction of a language (I18-03): of ours, Arabic alone is read from the right. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
