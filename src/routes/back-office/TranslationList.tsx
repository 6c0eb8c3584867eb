import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import {
  BackOfficeTranslationsDocument,
  useBackOfficeTranslationsQuery,
} from './BackOfficeTranslations.generated.ts';
import { PagedList } from './PagedList.tsx';
import { readTranslationQuery, withTranslationQuery } from './translation-query.ts';
import { TranslationEntry } from './TranslationEntry.tsx';
import { TranslationFilter } from './TranslationFilter.tsx';

/** The translations of the owner's texts beside the English, for editing. */
export function TranslationList({ path }: { path: string }) {
  const client = useApolloClient();
  const query = readTranslationQuery(useSearchParams()[0]);
  const { locale, area, state, page } = query;
  const { data, error, refetch } = useBackOfficeTranslationsQuery({
    variables: { locale, area, state: state || null, page },
    ssr: false,
    fetchPolicy: 'no-cache',
  });
  // Alone, since the text may no longer be among those of the filter.
  const reload = async (id: string) => {
    const options = { query: BackOfficeTranslationsDocument, variables: { locale, area, id } };
    const response = await client.query({ ...options, fetchPolicy: 'no-cache' }).catch(() => null);
    return response?.data?.backOfficeTranslations.data[0] ?? null;
  };
  const list = data?.backOfficeTranslations;
  return (
    <>
      <TranslationFilter path={path} query={query} />
      <PagedList
        hrefFor={(other) => withTranslationQuery(path, { ...query, page: other })}
        page={page}
        list={list}
        error={error}
        onRetry={() => void refetch()}
        empty={<Trans>There is no such text</Trans>}
      >
        {list?.data.map((text) => (
          <TranslationEntry key={`${locale} ${text.id}`} locale={locale} listed={text} reload={reload} />
        ))}
      </PagedList>
    </>
  );
}
