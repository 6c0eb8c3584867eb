import type { Analytics } from '../../../rules/analytics.ts';
import { reportToUrlReaders } from './url-readers.ts';
import type { TaggedEvent, TaggedItem, Report } from './tagged-event.ts';

const CURRENCY = 'AUD';

/** A script that is blocked or unreachable is simply missing. */
function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

const pageUrl = (path: string) => location.origin + path;

const valueOf = (event: Exclude<TaggedEvent, { type: 'page' }>): number | undefined => {
  if ('value' in event) return event.value;
  const [first] = event.items;
  return first?.price === null || !first ? undefined : first.price * first.quantity;
};

/** Total in dollars, rounded to cents. */
const totalOf = (items: readonly TaggedItem[]): number =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity * 100, 0)) / 100;

const GOOGLE_NAMES = {
  view: 'view_item',
  add: 'add_to_cart',
  checkout: 'begin_checkout',
  purchase: 'purchase',
} as const;

const googleItems = (items: readonly TaggedItem[]) =>
  items.map(({ id, name, price, quantity }) => ({
    item_id: id,
    item_name: name,
    quantity,
    ...(price === null ? {} : { price }),
  }));

const googleSale = (event: Exclude<TaggedEvent, { type: 'page' }>) => ({
  currency: CURRENCY,
  value: valueOf(event),
  items: googleItems(event.items),
  ...(event.type === 'purchase' ? { transaction_id: event.order } : {}),
});

/** The queue in front of a script, which may replace it on loading. */
interface Queue {
  push: (...given: unknown[]) => unknown;
}

/** Names of queues in `window`. */
type QueueName = 'dataLayer' | 'analyticsLayer' | '_paq';

declare global {
  interface Window extends Partial<Record<QueueName, Queue>> {}
}

function queue(name: QueueName): Queue {
  const blank: unknown[] = [];
  return (window[name] ??= blank);
}

const LAYER = 'dataLayer';
/** Own queue for Google Analytics beside a tag manager, which would report the usual queue again. */
const LAYER_OF_ITS_OWN = 'analyticsLayer';

/** @param layer name of its queue */
function openGoogle(key: string, layer: QueueName): Report {
  // gtag.js expects `arguments` objects; an array means something else to it.
  function gtag(..._given: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- gtag.js expects `arguments`
    queue(layer).push(arguments);
  }
  gtag('js', new Date());
  // Page views carry the path only: a URL or page title may hold personal data.
  gtag('config', key, {
    send_page_view: false,
    page_location: pageUrl('/'),
    page_title: '/',
    page_referrer: '',
  });
  load(`https://www.googletagmanager.com/gtag/js?id=${key}${layer === LAYER ? '' : `&l=${layer}`}`);
  return (event) => {
    if (event.type === 'page')
      gtag('event', 'page_view', { page_location: pageUrl(event.path), page_title: event.path });
    else gtag('event', GOOGLE_NAMES[event.type], googleSale(event));
  };
}

function openTagManager(key: string): Report {
  queue(LAYER).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`https://www.googletagmanager.com/gtm.js?id=${key}`);
  return (event) => {
    if (event.type === 'page') queue(LAYER).push({ event: 'page_view', page_location: pageUrl(event.path) });
    else queue(LAYER).push({ event: GOOGLE_NAMES[event.type], ecommerce: googleSale(event) });
  };
}

const PIXEL_NAMES = {
  page: 'PageView',
  view: 'ViewContent',
  add: 'AddToCart',
  checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const;

interface Pixel {
  (...given: unknown[]): void;
  callMethod?: (...given: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  /** Otherwise it reports every page itself, with its full URL. */
  disablePushState: boolean;
  push?: Pixel;
}

function openPixel(key: string): Report {
  const pixel: Pixel = Object.assign(
    (...given: unknown[]) => (pixel.callMethod ? pixel.callMethod(...given) : void pixel.queue.push(given)),
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel.push = pixel;
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel('set', 'autoConfig', false, key);
  pixel('init', key);
  load('https://connect.facebook.net/en_US/fbevents.js');
  return (event) => {
    if (event.type === 'page') {
      pixel('track', PIXEL_NAMES.page);
      return;
    }
    const contents = event.items.map(({ id, quantity }) => ({ id, quantity }));
    pixel('track', PIXEL_NAMES[event.type], {
      contents,
      content_type: 'product',
      currency: CURRENCY,
      value: valueOf(event),
    });
  };
}

function openMatomo({ url, id }: { url: string; id: string }): Report {
  const call = (...given: unknown[]) => queue('_paq').push(given);
  call('setTrackerUrl', `${url}/matomo.php`);
  call('setSiteId', id);
  call('setReferrerUrl', '');
  load(`${url}/matomo.js`);
  // Matomo keeps earlier items, including those removed since.
  const fill = (list: readonly TaggedItem[]) => {
    call('clearEcommerceCart');
    for (const { id: sku, name, price, quantity } of list)
      call('addEcommerceItem', sku, name, '', price ?? 0, quantity);
  };
  const reportPage = ({ path, viewed }: Extract<TaggedEvent, { type: 'page' }>) => {
    // Applies to the page view that follows.
    if (viewed) call('setEcommerceView', viewed.id, viewed.name, '', viewed.price ?? 0);
    call('setCustomUrl', pageUrl(path));
    call('setDocumentTitle', path);
    call('trackPageView');
  };
  return (event) => {
    if (event.type === 'page') return reportPage(event);
    if (event.type === 'purchase') {
      fill(event.items);
      call('trackEcommerceOrder', event.order, event.value);
      return;
    }
    if (event.type === 'add') {
      fill(event.cart);
      call('trackEcommerceCartUpdate', totalOf(event.cart));
    }
    call('trackEvent', 'shop', event.type, event.items[0]?.name ?? '', valueOf(event));
  };
}

/** Loads the services that the owner has keys for; returns a function that reports to all. Requires consent. */
export function openTags({ google, tagManager, pixel, matomo }: Analytics): Report {
  const reports = [
    ...(google === null ? [] : [openGoogle(google, tagManager === null ? LAYER : LAYER_OF_ITS_OWN)]),
    reportToUrlReaders([
      ...(tagManager === null ? [] : [() => openTagManager(tagManager)]),
      ...(pixel === null ? [] : [() => openPixel(pixel)]),
    ]),
    ...(matomo === null ? [] : [openMatomo(matomo)]),
  ];
  return (event) => reports.forEach((report) => report(event));
}
