import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from './PageHead.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The 404 screen of section 2 (GRD-13). */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          message: 'Page not found',
          comment: 'Heading and title of a page: nothing is at this address',
        })}
        noindex
      />
      <EmptyState
        level={1}
        title={<Trans>Page not found</Trans>}
        action={
          <ButtonLink href="/" variant="primary">
            <Trans comment="Button: leads to the home page of the shop">Take me home</Trans>
          </ButtonLink>
        }
      >
        <Trans>Please visit our homepage to get where you need to go.</Trans>
      </EmptyState>
    </>
  );
}
