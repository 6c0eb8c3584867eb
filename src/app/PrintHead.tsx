import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { BrandMark } from '../components/layout/SiteBrand.tsx';
import { useHydrated } from '../components/layout/use-hydrated.ts';
import { organisationLines, siteLogo } from '../features/site/site-settings.ts';
import { useSiteSettingsQuery } from '../features/site/SiteSettings.generated.ts';

/**
 * Printed in place of header and footer: logo, name, ABN and address of the shop, and a product's URL.
 * Rendered after hydration only, to keep it out of the HTML.
 */
export function PrintHead() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const { data } = useSiteSettingsQuery({ fetchPolicy: 'cache-only' });
  if (!data || !isHydrated) return null;
  const settings = data.domainCurrent;
  const logo = siteLogo(settings);
  const lines = organisationLines(settings, t`ABN`).map(({ text }) => text);
  if (pathname.startsWith('/product/')) lines.push(`${window.location.origin}${pathname}`);
  return (
    <div className="order-first mb-8 hidden items-start justify-between gap-8 border-b border-scorch pb-4 print:flex">
      <p className="display flex items-center gap-3 text-xl font-extrabold">
        {logo ? <img src={logo.url} alt="" className="h-9 w-auto" /> : <BrandMark />}
        {settings.name}
      </p>
      <address className="text-end text-sm whitespace-pre-line not-italic">
        {lines
          .filter((text) => text !== '')
          .map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
      </address>
    </div>
  );
}
