import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { useSiteSettingsQuery } from './SiteSettings.generated.ts';

/** What a static copy of the shop shows instead of search and checkout, with the shop's contact details. */
export function StaticCopyNotice() {
  const settings = useSiteSettingsQuery().data?.domainCurrent;
  const email = settings?.organisation_email ?? '';
  const phone = settings?.organisation_phone ?? '';
  return (
    <EmptyState
      title={<Trans>This is a copy of the shop to look around in</Trans>}
      action={
        <ButtonLink href="/shop" variant="primary">
          <Trans>See all categories</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          It cannot search and takes no orders and no messages. To order, please write or call us.
        </Trans>
      </p>
      <p className="mt-3 flex flex-wrap justify-center gap-x-6">
        {email !== '' && (
          <AppLink href={`mailto:${email}`} className="py-1.5 underline underline-offset-4">
            {email}
          </AppLink>
        )}
        {phone !== '' && (
          <AppLink href={`tel:${phone.replaceAll(' ', '')}`} className="py-1.5 underline underline-offset-4">
            {phone}
          </AppLink>
        )}
      </p>
    </EmptyState>
  );
}
