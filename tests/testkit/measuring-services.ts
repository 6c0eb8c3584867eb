import type { BrowserContext } from '@playwright/test';

/** An event sent to a service. */
export interface Told {
  service: 'google' | 'tag manager' | 'pixel' | 'matomo';
  /** The service's name of the event. */
  event: string;
  /** The whole request as text. */
  text: string;
}

/** A script that sends everything pushed to a queue to the service's own host, like the real one. */
const listening = (service: Told['service'], queue: string, collect: string) => `{
  const send = (given) => navigator.sendBeacon('${collect}', JSON.stringify(
    { service: '${service}', given: '${service}' === 'google' ? [...given] : given }));
  const waiting = ${queue};
  ${queue} = Object.assign(waiting, { push: (...calls) => calls.forEach(send) });
  waiting.forEach(send);
}`;

const GOOGLE = 'https://region1.google-analytics.com/g/collect';

const SCRIPTS: [RegExp, string][] = [
  [/\/gtag\/js\?.*&l=analyticsLayer$/, listening('google', 'analyticsLayer', GOOGLE)],
  [/\/gtag\/js\?/, listening('google', 'dataLayer', GOOGLE)],
  [/\/gtm\.js/, listening('tag manager', 'dataLayer', 'https://www.googletagmanager.com/a')],
  [
    /\/fbevents\.js/,
    `fbq.callMethod = (...given) => navigator.sendBeacon('https://www.facebook.com/tr',
       JSON.stringify({ service: 'pixel', given }));
     fbq.queue.forEach((given) => fbq.callMethod(...given));`,
  ],
  // The real script replaces its queue.
  [
    /\/matomo\.js/,
    `${listening('matomo', '_paq', 'https://stats.example/matomo.php')} _paq = { push: _paq.push };`,
  ],
];

function eventIn(service: Told['service'], given: unknown): string {
  if (service === 'tag manager') return (given as { event: string }).event;
  const [method, name] = given as [string, unknown];
  return service === 'matomo' ? method : `${method} ${String(name)}`;
}

/**
 * Replaces Google, Facebook and a Matomo at `https://stats.example`: serves stand-ins for their scripts and
 * records what they send. No request gets past the shop.
 */
export class MeasuringServices {
  /** Every request that left the shop. */
  readonly requested: string[] = [];
  /** The recorded events, in order. */
  readonly told: Told[] = [];

  /** @param shop the URL of the shop */
  async standBehind(context: BrowserContext, shop: string): Promise<void> {
    await context.route(
      ({ origin }) => origin !== shop,
      (route) => {
        const url = route.request().url();
        this.requested.push(url);
        const text = route.request().postData();
        if (text) {
          const { service, given } = JSON.parse(text);
          this.told.push({ service, event: eventIn(service, given), text });
        }
        const body = SCRIPTS.find(([path]) => path.test(url))?.[1] ?? '';
        return route.fulfill({ contentType: 'text/javascript', body });
      },
    );
  }

  /** Counts each of these events for a service. */
  counts(service: Told['service'], events: readonly string[]): number[] {
    return events.map(
      (event) => this.told.filter((one) => one.service === service && one.event === event).length,
    );
  }
}
