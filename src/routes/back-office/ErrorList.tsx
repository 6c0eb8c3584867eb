import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { errorSourceValues } from '../../graphql/generated/contract-rules.ts';
import { useErrorsQuery } from './Errors.generated.ts';
import { daysOf, readListQuery, withListQuery } from './list-query.ts';
import { ListFilter } from './ListFilter.tsx';
import { formatInstant } from '../../rules/dates.ts';
import { PagedList } from './PagedList.tsx';

/** Errors of the host and of browsers, grouped (A79). */
export function ErrorList({ path }: { path: string }) {
  const { t, i18n } = useLingui();
  const query = readListQuery(useSearchParams()[0]);
  const source = errorSourceValues.find((value) => value === query.kind) ?? null;
  const { data, error, refetch } = useErrorsQuery({
    variables: { source, ...daysOf(query), page: query.page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  const list = data?.backOfficeErrors;
  const names: Record<string, string> = {
    host: t({ message: 'On the host', comment: 'Where an error happened: the shop’s server' }),
    browser: t({ message: 'In a browser', comment: 'Where an error happened: on a shopper’s device' }),
  };
  return (
    <>
      <ListFilter
        path={path}
        query={query}
        label={t({ message: 'Where', comment: 'A choice: errors of browsers, of the host, or all' })}
        prompt={t({ message: 'Everywhere', comment: 'A choice: errors of browsers and of the host' })}
        options={errorSourceValues.map((value) => ({ value, label: names[value] ?? value }))}
      />
      <PagedList
        page={query.page}
        hrefFor={(page) => withListQuery(path, { ...query, page })}
        list={list}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans>Nothing went wrong in the last 30 days</Trans>}
      >
        {list?.data.map((one) => (
          <li key={one.id} className="border-t border-kerf py-4">
            <h2 className="font-semibold wrap-anywhere">
              <bdi>{one.message}</bdi>
            </h2>
            <p className="mt-1 flex flex-wrap gap-x-6 text-sm text-ink-soft">
              <span>{names[one.source] ?? one.source}</span>
              <bdi dir="ltr" className="wrap-anywhere">
                {one.url}
              </bdi>
              <Plural
                value={one.times}
                one="once"
                other="# times"
                comment="How often an error has happened"
              />
              <span>
                <Trans comment="When an error happened for the last time">
                  last <time dateTime={one.last_at}>{formatInstant(one.last_at, i18n.locale)}</time>
                </Trans>
              </span>
              {one.times > 1 && (
                <span>
                  <Trans comment="When an error happened for the first time">
                    first <time dateTime={one.first_at}>{formatInstant(one.first_at, i18n.locale)}</time>
                  </Trans>
                </span>
              )}
            </p>
            {one.stack !== '' && (
              <details className="mt-2">
                <summary className="inline-flex min-h-11 items-center text-sm font-semibold">
                  <Trans comment="Opens the lines of the shop’s program in which an error happened">
                    Where in the code
                  </Trans>
                </summary>
                <pre dir="ltr" className="overflow-x-auto text-sm">
                  {one.stack}
                </pre>
              </details>
            )}
          </li>
        ))}
      </PagedList>
    </>
  );
}
