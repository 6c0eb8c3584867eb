import type { ReactNode } from 'react';
import { directionOf } from '../rules/direction.ts';
import type { Locale } from '../i18n/locales.ts';

interface DocumentProps {
  locale: Locale;
  children: ReactNode;
}

/** The whole page, so that React places titles and metadata in the head, on the server as in the browser. */
export function Document({ locale, children }: DocumentProps) {
  return (
    // The theme that was chosen is put there before React comes.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        {/* Apart, so that what the host puts after the page stays after it whatever is shown. */}
        <div className="contents">{children}</div>
      </body>
    </html>
  );
}
