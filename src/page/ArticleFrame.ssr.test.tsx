import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, it } from 'vitest';
import { htmlOf } from '../app/html-of.server.ts';
import { emptyHeadData, HeadDataContext } from '../components/head/head-data.ts';
import { samplePage } from '../test/content-samples.ts';
import { ArticleFrame } from './ArticleFrame.tsx';

const LONGEST = `${'word '.repeat(21)}ended`;

/** The structured data of an article of this name. */
async function described(name: string) {
  const headData = emptyHeadData();
  await htmlOf(
    <HeadDataContext value={headData}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ArticleFrame page={samplePage({ name, url: '/blog/slate' })}>Slate.</ArticleFrame>
      </I18nProvider>
    </HeadDataContext>,
  );
  return [...headData.data.values()];
}

it('[SEO-05] search engines are told the headline of an article, cut at 110 characters', async () => {
  expect(LONGEST).toHaveLength(110);
  expect(await described(LONGEST)).toMatchObject([{ '@type': 'Article', headline: LONGEST }]);
  expect(await described(`${LONGEST}!`)).toMatchObject([{ headline: `${'word '.repeat(21).trim()}…` }]);
  expect(await described('w'.repeat(111))).toMatchObject([{ headline: `${'w'.repeat(109)}…` }]);
});
