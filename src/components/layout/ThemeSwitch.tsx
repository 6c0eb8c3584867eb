import { Trans, useLingui } from '@lingui/react/macro';
import { SunMoon } from 'lucide-react';

/**
 * Light, dark, or as on the device. An inline script of the host applies the choice before the first paint
 * and stores it in this browser: all visitors get the same page, and no browser loads code for it. Without
 * script the device decides.
 */
export function ThemeSwitch() {
  const { t } = useLingui();
  const themes = [
    {
      value: '',
      label: t({
        message: 'As the device',
        comment: 'Colours of the page: light or dark, as the device is set',
      }),
    },
    { value: 'light', label: t({ message: 'Light', comment: 'Colours of the page' }) },
    { value: 'dark', label: t({ message: 'Dark', comment: 'Colours of the page' }) },
  ];
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-5 noscript:hidden">
      <legend className="sr-only">
        <Trans comment="Heading: light or dark">Colours of the page</Trans>
      </legend>
      <SunMoon aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
      {themes.map(({ value, label }) => (
        <label key={value} className="flex min-h-8 items-center gap-2">
          <input type="radio" name="theme" value={value} defaultChecked={value === ''} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
