// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteSettingsDocument } from '../features/site/SiteSettings.generated.ts';
import { sampleSiteSettings } from '../test/content-samples.ts';
import { createFakeClient, renderScreen } from '../test/render-content.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { SiteShellDocument } from './SiteShell.generated.ts';

/** The footer of a shop with these settings. */
async function showFooter(settings: Partial<typeof sampleSiteSettings>): Promise<void> {
  const { client } = createFakeClient({
    SiteShell: () => ({
      groupTree: { __typename: 'GroupList', data: [] },
      header: { __typename: 'LinkList', data: [] },
      footer: { __typename: 'LinkList', data: [] },
    }),
    SiteSettings: () => ({ domainCurrent: { ...sampleSiteSettings, ...settings } }),
  });
  await Promise.all([
    client.query({ query: SiteShellDocument }),
    client.query({ query: SiteSettingsDocument }),
  ]);
  renderScreen(<ShopFooter isReduced={false} />, client);
}

const links = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('[SEO-09] blank accounts and contacts of the owner render no link and no heading', async () => {
  await showFooter({});
  expect(links()).toEqual([]);
  expect(screen.queryByText('Find us elsewhere')).toBeNull();
});

it('[SEO-09] each account that the owner has entered is a link', async () => {
  await showFooter({
    facebook: 'https://facebook.com/kerf',
    twitter: 'https://x.com/kerf',
    instagram: 'https://instagram.com/kerf',
    linkedin: 'https://linkedin.com/company/kerf',
    youtube: 'https://youtube.com/@kerf',
    pinterest: 'https://pinterest.com/kerf',
    github: 'https://github.com/kerf',
    xing: 'https://xing.com/kerf',
    skype: 'https://join.skype.com/kerf',
  });
  expect(screen.getByRole('navigation', { name: 'Find us elsewhere' })).toBeTruthy();
  expect(links()).toEqual([
    'Facebook https://facebook.com/kerf',
    'Instagram https://instagram.com/kerf',
    'X (Twitter) https://x.com/kerf',
    'YouTube https://youtube.com/@kerf',
    'Pinterest https://pinterest.com/kerf',
    'LinkedIn https://linkedin.com/company/kerf',
    'GitHub https://github.com/kerf',
    'XING https://xing.com/kerf',
    'Skype https://join.skype.com/kerf',
  ]);
});
