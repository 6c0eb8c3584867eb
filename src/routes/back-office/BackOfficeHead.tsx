import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/layout/PageHead.tsx';

/** Title and heading of the back office. */
export function BackOfficeHead() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          message: 'Back office',
          comment: 'Heading: where the owner looks after orders, messages and texts',
        })}
        noindex
      />
      <h1 className="font-display text-4xl font-bold">
        <Trans>Back office</Trans>
      </h1>
    </>
  );
}
