/** What the domain settings say of analytics; blank where the owner has none. */
export interface AnalyticsKeys {
  google_analytics_key: string;
  google_tag_manager: string;
  facebook_pixel: string;
  matomo_site_url: string;
  matomo_site_id: string;
  consent_question: string;
}

/** Who may be told what shoppers do, once they have agreed; null: not this one. */
export interface Analytics {
  google: string | null;
  tagManager: string | null;
  pixel: string | null;
  /** `url` has no slash at its end. */
  matomo: { url: string; id: string } | null;
}

/** What a page says of them: who they are, and what a visitor is asked first, in the owner's words. */
export interface AskedAnalytics {
  analytics: Analytics;
  question: string;
}

/** The meta element by which a page names them; without it there is nobody to be told. */
export const ANALYTICS_META = 'analytics';

export type Consent = 'granted' | 'denied';

const CONSENT_COOKIE = 'consent';

const matching = (value: string, form: RegExp) => (form.test(value.trim()) ? value.trim() : null);

function matomoOf({ matomo_site_url, matomo_site_id }: AnalyticsKeys): Analytics['matomo'] {
  const url = URL.parse(matomo_site_url.trim());
  const id = matching(matomo_site_id, /^\d{1,9}$/);
  if (!url || id === null || url.protocol !== 'https:' || url.search !== '' || url.hash !== '') return null;
  return { url: url.origin + url.pathname.replace(/\/+$/, ''), id };
}

/**
 * The keys that can be used; null when there is none, or nothing is asked, so that nobody measures. A key of another form
 * is none.
 */
export function analyticsOf(keys: AnalyticsKeys): Analytics | null {
  const analytics = {
    google: matching(keys.google_analytics_key, /^(G|UA|AW)-[A-Z0-9-]{4,20}$/),
    tagManager: matching(keys.google_tag_manager, /^GTM-[A-Z0-9]{4,12}$/),
    pixel: matching(keys.facebook_pixel, /^\d{5,20}$/),
    matomo: matomoOf(keys),
  };
  const isUsed = keys.consent_question.trim() !== '' && Object.values(analytics).some((one) => one !== null);
  return isUsed ? analytics : null;
}

/** Where scripts may come from, and be called, for these. */
export function analyticsHosts({ google, tagManager, pixel, matomo }: Analytics): {
  scripts: string[];
  calls: string[];
} {
  const ofGoogle = google !== null || tagManager !== null;
  const matomoHost = matomo === null ? [] : [new URL(matomo.url).origin];
  return {
    scripts: [
      ...(ofGoogle ? ['https://www.googletagmanager.com'] : []),
      ...(tagManager === null ? [] : ['https://www.google-analytics.com']),
      ...(pixel === null ? [] : ['https://connect.facebook.net']),
      ...matomoHost,
    ],
    calls: [
      ...(ofGoogle
        ? [
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
            'https://*.googletagmanager.com',
          ]
        : []),
      ...(pixel === null ? [] : ['https://www.facebook.com', 'https://connect.facebook.net']),
      ...matomoHost,
    ],
  };
}

/** What a visitor has answered, as a `Cookie` header or `document.cookie` says; null: nothing yet. */
export function consentIn(cookies: string | undefined): Consent | null {
  const [, answer] = /(?:^|; )consent=(granted|denied)(?:;|$)/.exec(cookies ?? '') ?? [];
  return (answer as Consent | undefined) ?? null;
}

/** The cookie of an answer, as `document.cookie` takes it: for half a year. */
export const consentCookie = (answer: Consent, isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${answer}; Path=/; Max-Age=15552000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
