import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { useBackOfficeRedirectDeleteMutation } from './BackOfficeRedirectDelete.generated.ts';
import { readListQuery, withListQuery } from './list-query.ts';
import { PagedList } from './PagedList.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { useBackOfficeRedirectsQuery } from './BackOfficeRedirects.generated.ts';

/** Old URLs of the shop and their targets; visitors and robots are redirected permanently (RT-26, RT-27). */
export function RedirectList({ path }: { path: string }) {
  const { t } = useLingui();
  const query = readListQuery(useSearchParams()[0]);
  const messageOf = useFailureMessage();
  const { data, error, refetch } = useBackOfficeRedirectsQuery({
    variables: { page: query.page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  const again = () => void refetch();
  const place = useRef<HTMLElement>(null);
  const [remove, removing] = useBackOfficeRedirectDeleteMutation({ errorPolicy: 'all' });
  const list = data?.backOfficeRedirects;
  const removeOne = async (from: string) => {
    await remove({ variables: { from } });
    // The outcome is shown already; if the reload fails, the list stays as it was.
    await refetch().catch(() => undefined);
    // The pressed button disappears with its redirect.
    place.current?.focus();
  };
  return (
    <>
      <RedirectForm onSaved={again} />
      <StatusMessage urgent className="mt-4 text-sm text-dng empty:hidden">
        {messageOf(removing.error)}
      </StatusMessage>
      <StatusMessage className="mt-4 text-sm empty:hidden">
        {removing.data && !removing.loading && (
          <Trans comment="Status: an old address leads nowhere else any more">The redirect is removed</Trans>
        )}
      </StatusMessage>
      <section ref={place} tabIndex={-1} aria-label={t`Redirects`}>
        <PagedList
          page={query.page}
          hrefFor={(page) => withListQuery(path, { ...query, page })}
          list={list}
          error={error}
          onRetry={again}
          empty={
            <Trans comment="Heading of an empty list of redirects: old addresses that lead to new ones">
              No address leads elsewhere
            </Trans>
          }
        >
          {list?.data.map(({ from, to }) => (
            <li key={from} className="flex items-center justify-between gap-x-6 border-t border-kerf py-3">
              <p className="min-w-0 wrap-anywhere">
                <bdi dir="ltr" className="font-semibold">
                  {from}
                </bdi>{' '}
                <span aria-hidden="true" className="inline-block text-ink-soft rtl:-scale-x-100">
                  →
                </span>{' '}
                <span className="sr-only">
                  <Trans comment="Between an old path and a new one">leads to</Trans>
                </span>{' '}
                <bdi dir="ltr">{to}</bdi>
              </p>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t({
                  message: `Remove the redirect of ${from}`,
                  comment: 'Heard in place of ‘Remove’: an old address, which leads nowhere else any more',
                })}
                busy={removing.loading}
                onClick={() => void removeOne(from)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </PagedList>
      </section>
    </>
  );
}
