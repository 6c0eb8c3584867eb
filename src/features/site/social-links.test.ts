import { expect, it } from 'vitest';
import { sampleSiteSettings } from '../../test/content-samples.ts';
import { socialLinks } from './social-links.ts';

it('[SEO-09] blank accounts and invalid links are left out', () => {
  expect(socialLinks(sampleSiteSettings)).toEqual([]);
  const nonsense = { facebook: '   ', twitter: '@kerf', skype: 'javascript:alert(1)', xing: '<b>' };
  expect(socialLinks({ ...sampleSiteSettings, ...nonsense })).toEqual([]);
});

it('[SEO-09] an account may be entered without https://', () => {
  const links = socialLinks({
    ...sampleSiteSettings,
    instagram: 'instagram.com/kerf',
    youtube: ' https://youtube.com/@kerf ',
  });
  expect(links).toEqual([
    { name: 'Instagram', href: 'https://instagram.com/kerf' },
    { name: 'YouTube', href: 'https://youtube.com/@kerf' },
  ]);
});
