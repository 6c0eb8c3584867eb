import { Trans } from '@lingui/react/macro';
import { useSiteSettingsQuery } from '../../features/site/SiteSettings.generated.ts';

/** Payment needs script, so this offers another way to order. */
export function OrderWithoutScript() {
  const { data } = useSiteSettingsQuery({ fetchPolicy: 'cache-only' });
  const { organisation_email: email = '', organisation_phone: phone = '' } = data?.domainCurrent ?? {};
  return (
    <p className="mt-6 rounded-cut border border-kerf bg-surface p-5">
      {phone === '' ? (
        <Trans>
          Paying here needs JavaScript, which is switched off. Write to{' '}
          <a href={`mailto:${email}`}>{email}</a>, tell us what is in your cart, and we will take your order.
        </Trans>
      ) : (
        <Trans>
          Paying here needs JavaScript, which is switched off. Write to{' '}
          <a href={`mailto:${email}`}>{email}</a> or call{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>, tell us what is in your cart, and we will
          take your order.
        </Trans>
      )}
    </p>
  );
}
