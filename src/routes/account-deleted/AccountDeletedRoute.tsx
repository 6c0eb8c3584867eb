import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';

/** `/account-deleted`: where an account deletion ends; identical for all visitors. */
export function Component() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          message: 'Your account is deleted',
          comment: 'Heading and title of a page: it was deleted just now',
        })}
        noindex
      />
      <EmptyState
        level={1}
        title={<Trans>Your account is deleted</Trans>}
        action={
          <ButtonLink href="/" variant="primary">
            <Trans comment="Button: leads to the home page, after the account was deleted">
              Look around the shop
            </Trans>
          </ButtonLink>
        }
      >
        <p role="status">
          <Trans>
            Thank you for having been here. You are logged out everywhere, and a mail says what we keep and
            for how long. What you have paid for is on its way as promised.
          </Trans>
        </p>
      </EmptyState>
    </>
  );
}
