import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { formatMoney } from '../../lib/money.ts';
import { daysOf, readListQuery, withListQuery } from './list-query.ts';
import { ListFilter } from './ListFilter.tsx';
import { formatInstant } from '../../rules/dates.ts';
import { PagedList } from './PagedList.tsx';
import { useSubmissionsQuery } from './Submissions.generated.ts';

/** The submissions of the shop's forms (FRM-19). */
export function SubmissionList({ path }: { path: string }) {
  const { t, i18n } = useLingui();
  const query = readListQuery(useSearchParams()[0]);
  const form = /^\d{1,9}$/.test(query.kind) ? Number(query.kind) : null;
  const { data, previousData, error, refetch } = useSubmissionsQuery({
    variables: { form, ...daysOf(query), page: query.page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  const list = data?.backOfficeSubmissions;
  const forms = (list ?? previousData?.backOfficeSubmissions)?.forms ?? [];
  return (
    <>
      <ListFilter
        path={path}
        query={query}
        label={t({
          message: 'Form',
          comment: 'Label of a list to choose from: which of the shop’s forms was filled in',
        })}
        prompt={t({ message: 'All forms', comment: 'A choice: what was sent with any form' })}
        options={forms.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <PagedList
        page={query.page}
        hrefFor={(page) => withListQuery(path, { ...query, page })}
        list={list}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans comment="Heading of an empty list of sent forms">No messages</Trans>}
      >
        {list?.data.map(({ id, form: name, answers, url, email, created_at, ...sent }) => (
          <li key={id} className="grid gap-x-8 gap-y-3 border-t border-kerf py-4 lg:grid-cols-[1fr_2fr]">
            <div className="text-sm text-ink-soft">
              <h2 className="text-base font-semibold text-ink">{name}</h2>
              <time dateTime={created_at}>{formatInstant(created_at, i18n.locale)}</time>
              <p className="wrap-anywhere">
                {email ?? (
                  <Trans comment="About the sender of a form: shown in place of an e-mail address">
                    Not logged in
                  </Trans>
                )}
              </p>
              {url !== '' && (
                <p className="wrap-anywhere">
                  <bdi dir="ltr">{url}</bdi>
                </p>
              )}
              {sent.payment_status && (
                <p className="font-semibold text-ink">
                  {sent.payment_status === 'paid' ? (
                    <Trans comment="An amount that was paid with a form">{formatMoney(sent.cost)} paid</Trans>
                  ) : (
                    <Trans comment="An amount that should have been paid with a form">
                      {formatMoney(sent.cost)} not paid
                    </Trans>
                  )}
                </p>
              )}
            </div>
            <dl className="space-y-2">
              {answers.map((answer) => (
                <div key={answer.name}>
                  <dt className="text-sm wrap-anywhere text-ink-soft">
                    <bdi>{answer.name}</bdi>
                  </dt>
                  <dd className="measure wrap-anywhere whitespace-pre-line">
                    <bdi>{answer.value || '–'}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </PagedList>
    </>
  );
}
