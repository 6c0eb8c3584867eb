import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../i18n/locales.ts';
import { LanguageChooser } from './LanguageChooser.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface PageEndProps {
  /** Language of the page. */
  current: Locale;
  /** Languages in which the shop can be read, including the page's own. */
  languages: readonly Locale[];
}

/**
 * Last line of a page: language and theme. Rendered only by the host, after the page, so that no browser
 * loads its code; hidden by CSS on print pages, which have no footer.
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
