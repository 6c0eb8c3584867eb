import type { ReactNode } from 'react';
import { directionOf } from '../rules/direction.ts';
import type { Locale } from '../i18n/locales.ts';

interface DocumentProps {
  locale: Locale;
  children: ReactNode;
}

/** The whole document, so that React hoists titles and metadata into the head. */
export function Document({ locale, children }: DocumentProps) {
  return (
    // The chosen theme is set here before React hydrates.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        {/* A wrapper, so that what the host appends after the page stays last whatever is rendered. */}
        <div className="contents">{children}</div>
      </body>
    </html>
  );
}
