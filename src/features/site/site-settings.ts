import type { SiteLogo } from '../../components/layout/SiteBrand.tsx';
import type { SiteSettingsQuery } from './SiteSettings.generated.ts';

type Settings = SiteSettingsQuery['domainCurrent'];

/** The shop's contact lines; the footer skips blank ones. */
export function organisationLines(settings: Settings, abnLabel: string) {
  return [
    { text: settings.organisation_name },
    { text: settings.organisation_address },
    { text: settings.organisation_email, href: `mailto:${settings.organisation_email}` },
    { text: settings.organisation_phone, href: `tel:${settings.organisation_phone.replaceAll(' ', '')}` },
    { text: settings.organisation_abn === '' ? '' : `${abnLabel} ${settings.organisation_abn}` },
  ];
}

/** The owner's logo; `undefined` when none is set, and the shop's own logo is shown. */
export function siteLogo({
  organisation_logo: url,
  organisation_logo_dark: dark,
}: Settings): SiteLogo | undefined {
  return url === '' ? undefined : { url, darkUrl: dark === '' ? undefined : dark };
}
