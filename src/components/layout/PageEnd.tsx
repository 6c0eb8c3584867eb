import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../i18n/locales.ts';
import { LanguageChooser } from './LanguageChooser.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface PageEndProps {
  /** The language of the page. */
  current: Locale;
  /** Those that one may read the shop in, the page's own among them. */
  languages: readonly Locale[];
}

/**
 * The last line of a page: how it is read. Only the host renders it, after the page, so that no browser loads code for
 * it; a sheet for the printer, which has no foot, has no such line either, also where the router led to it.
 */
export function PageEnd(choice: PageEndProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t({
        message: 'Language and colours',
        comment: 'Heard as the name of the last part of a page, where language and light or dark are chosen',
      })}
      className="page-end bg-ply text-sm print:hidden"
    >
      <div className="border-t border-scorch">
        <div className="width-grid py-3">
          <LanguageChooser {...choice} />
          <ThemeSwitch />
        </div>
      </div>
    </section>
  );
}
