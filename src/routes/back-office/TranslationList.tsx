import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useBackOfficeTranslationsQuery } from './BackOfficeTranslations.generated.ts';
import { PagedList } from './PagedList.tsx';
import { readTranslationQuery, withTranslationQuery } from './translation-query.ts';
import { TranslationEntry } from './TranslationEntry.tsx';
import { TranslationFilter } from './TranslationFilter.tsx';

/** The translations of the owner's texts beside the English, for editing. */
export function TranslationList({ path }: { path: string }) {
  const query = readTranslationQuery(useSearchParams()[0]);
  const { locale, area, state, page } = query;
  const { data, error, refetch } = useBackOfficeTranslationsQuery({
    variables: { locale, area, state: state || null, page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  const again = () => refetch().catch(() => undefined);
  const list = data?.backOfficeTranslations;
  return (
    <>
      <TranslationFilter path={path} query={query} />
      <PagedList
        hrefFor={(other) => withTranslationQuery(path, { ...query, page: other })}
        page={page}
        list={list}
        error={error}
        onRetry={() => void again()}
        empty={<Trans>There is no such text</Trans>}
      >
        {list?.data.map((text) => (
          <TranslationEntry key={`${locale} ${text.id}`} locale={locale} text={text} onRefused={again} />
        ))}
      </PagedList>
    </>
  );
}
