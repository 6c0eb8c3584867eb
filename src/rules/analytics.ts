/** The analytics keys in the domain settings; blank where the owner has set none. */
export interface AnalyticsKeys {
  google_analytics_key: string;
  google_tag_manager: string;
  facebook_pixel: string;
  matomo_site_url: string;
  matomo_site_id: string;
  consent_question: string;
}

/** Services that receive shopper events after consent; `null` where not configured. */
export interface Analytics {
  google: string | null;
  tagManager: string | null;
  pixel: string | null;
  /** `url` has no trailing slash. */
  matomo: { url: string; id: string } | null;
}

/** The services named by a page, and the owner's consent question. */
export interface OfferedAnalytics {
  analytics: Analytics;
  question: string;
}

/** Name of the meta element listing the services; without it there are none. */
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
 * The usable keys; `null` without any or without a consent question: nothing is then measured. A malformed
 * key counts as none.
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

/** Hosts from which these services' scripts may load, and which they may call. */
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

/** The visitor's answer in a `Cookie` header or `document.cookie`; `null` when not answered yet. */
export function consentIn(cookies: string | undefined): Consent | null {
  const [, consent] = /(?:^|; )consent=(granted|denied)(?:;|$)/.exec(cookies ?? '') ?? [];
  return (consent as Consent | undefined) ?? null;
}

/** The cookie that stores an answer for half a year, in `document.cookie` format. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=15552000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
