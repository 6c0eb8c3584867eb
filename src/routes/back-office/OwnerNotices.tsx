import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { useOwnerNoticesQuery } from './OwnerNotices.generated.ts';

const LINK = 'underline underline-offset-4';

/** Decisions that the owner still has to make (A01, A20). */
export function OwnerNotices() {
  const { data } = useOwnerNoticesQuery({ ssr: false, fetchPolicy: 'no-cache' });
  const notices: readonly string[] = data?.backOfficeNotices.notices ?? [];
  return (
    <div className="mt-6 space-y-4 empty:hidden">
      {notices.includes('policies_disagree') && (
        <Alert
          tone="wrn"
          title={
            <Trans comment="Heading, to the owner: two pages of the shop say different things">
              Two policies disagree
            </Trans>
          }
        >
          <Trans>
            The page about{' '}
            <AppLink href="/shipping-and-returns#returns" className={LINK}>
              shipping and returns
            </AppLink>{' '}
            accepts no returns, the{' '}
            <AppLink href="/terms-and-conditions#refunds" className={LINK}>
              terms and conditions
            </AppLink>{' '}
            give money back for 30 days. Change the one that does not apply.
          </Trans>
        </Alert>
      )}
      {notices.includes('surcharge') && (
        <Alert tone="wrn" title={<Trans>Paying by card costs your customers a surcharge</Trans>}>
          <Trans>
            Since 1 October 2026 surcharges on Visa, Mastercard and eftpos are banned in Australia. Turn them
            off.
          </Trans>
        </Alert>
      )}
    </div>
  );
}
