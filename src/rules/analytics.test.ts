import { expect, test } from 'vitest';
import { analyticsHosts, analyticsOf, consentIn } from './analytics.ts';

const none = {
  google_analytics_key: '',
  google_tag_manager: '',
  facebook_pixel: '',
  matomo_site_url: '',
  matomo_site_id: '',
  consent_question: 'May we?',
};

test('[SEO-07] blank and invalid keys enable no analytics service', () => {
  expect(analyticsOf(none)).toBeNull();
  expect(analyticsOf({ ...none, matomo_site_url: 'https://stats.example' })).toBeNull();
  expect(analyticsOf({ ...none, matomo_site_id: '3' })).toBeNull();
  // Without a consent question nobody is measured.
  expect(analyticsOf({ ...none, google_analytics_key: 'G-ABC1234', consent_question: ' ' })).toBeNull();
  for (const wrong of ["G-1'; script-src *", 'https://evil.example', '<script>'])
    expect(
      analyticsOf({
        google_analytics_key: wrong,
        google_tag_manager: wrong,
        facebook_pixel: wrong,
        matomo_site_url: 'javascript:alert(1)',
        matomo_site_id: wrong,
        consent_question: 'May we?',
      }),
    ).toBeNull();
});

test('[SEO-07] each key allows only its own hosts', () => {
  const hostsOf = (keys: Partial<typeof none>) => {
    const analytics = analyticsOf({ ...none, ...keys });
    return analytics && analyticsHosts(analytics).scripts;
  };
  expect(hostsOf({ google_analytics_key: 'G-ABC1234' })).toEqual(['https://www.googletagmanager.com']);
  expect(hostsOf({ facebook_pixel: '1234567890' })).toEqual(['https://connect.facebook.net']);
  expect(hostsOf({ matomo_site_url: 'https://stats.example/matomo/', matomo_site_id: '3' })).toEqual([
    'https://stats.example',
  ]);
});

test.each([
  [undefined, null],
  ['', null],
  ['locale=de; consent=granted', 'granted'],
  ['consent=denied; cart=1', 'denied'],
  ['consent=grantedx', null],
  ['noconsent=granted', null],
])('the cookies %j give %j', (cookies, answer) => {
  expect(consentIn(cookies)).toBe(answer);
});
