import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { SiteBrand } from '../../components/layout/SiteBrand.tsx';
import { SiteOrigin } from '../../components/ui/site-origin.ts';
import { organisationLines, siteLogo } from './site-settings.ts';
import { useSiteSettingsQuery } from './SiteSettings.generated.ts';

/**
 * What stands above a page on paper, where header and footer are left out: mark, name, ABN and address of the shop.
 * @param props.path of the page, to be found by again
 */
export function PrintHead({ path }: { path?: string }) {
  const { t } = useLingui();
  const origin = use(SiteOrigin);
  const { data } = useSiteSettingsQuery({ fetchPolicy: 'cache-only' });
  if (!data) return null;
  const settings = data.domainCurrent;
  const lines = organisationLines(settings, t`ABN`).filter(({ text }) => text !== '');
  return (
    <div className="mb-8 hidden items-start justify-between gap-8 border-b border-scorch pb-4 print:flex">
      <SiteBrand name={settings.name} logo={siteLogo(settings)} />
      <address className="text-end text-sm whitespace-pre-line not-italic">
        {lines.map(({ text }) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
        {path !== undefined && <span className="block">{`${origin}${path}`}</span>}
      </address>
    </div>
  );
}
