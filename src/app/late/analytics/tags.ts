import type { Analytics } from '../../../rules/analytics.ts';

/** What was bought or looked at. */
export interface TaggedItem {
  id: string;
  name: string;
  /** Dollars; null where it is not known. */
  price: number | null;
  quantity: number;
}

/** What shoppers do, as far as anybody is told. Money in dollars. */
export type TaggedEvent =
  | { type: 'page'; path: string }
  | { type: 'view'; items: TaggedItem[] }
  | { type: 'add'; items: TaggedItem[] }
  | { type: 'checkout'; items: TaggedItem[]; value: number }
  | { type: 'purchase'; order: string; items: TaggedItem[]; value: number };

/** Tells one service. */
type Tell = (event: TaggedEvent) => void;

const CURRENCY = 'AUD';

/** A script that is blocked, or whose host is down, is missed by nobody. */
function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

const pageUrl = (path: string) => location.origin + path;

const valueOf = (event: Exclude<TaggedEvent, { type: 'page' }>): number | undefined => {
  if ('value' in event) return event.value;
  const [first] = event.items;
  return first?.price === null || !first ? undefined : first.price * first.quantity;
};

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

type Layer = Window & { dataLayer?: unknown[] };
const dataLayer = (): unknown[] => ((window as Layer).dataLayer ??= []);

/** Google Analytics reads what is pushed as the arguments of a function. */
// oxlint-disable-next-line prefer-rest-params -- an array would mean something else to it
function gtag(..._given: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

function openGoogle(key: string): Tell {
  gtag('js', new Date());
  // Page views are told by path alone: a URL may hold what is somebody's own.
  gtag('config', key, { send_page_view: false, page_location: pageUrl('/'), page_referrer: '' });
  load(`https://www.googletagmanager.com/gtag/js?id=${key}`);
  return (event) => {
    if (event.type === 'page') gtag('event', 'page_view', { page_location: pageUrl(event.path) });
    else gtag('event', GOOGLE_NAMES[event.type], googleSale(event));
  };
}

function openTagManager(key: string): Tell {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`https://www.googletagmanager.com/gtm.js?id=${key}`);
  return (event) => {
    if (event.type === 'page') dataLayer().push({ event: 'page_view', page_location: pageUrl(event.path) });
    else dataLayer().push({ event: GOOGLE_NAMES[event.type], ecommerce: googleSale(event) });
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
  push?: Pixel;
}

function openPixel(key: string): Tell {
  const pixel: Pixel = Object.assign(
    (...given: unknown[]) => (pixel.callMethod ? pixel.callMethod(...given) : void pixel.queue.push(given)),
    { queue: [], loaded: true, version: '2.0' },
  );
  pixel.push = pixel;
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel('set', 'autoConfig', false, key);
  pixel('init', key);
  load('https://connect.facebook.net/en_US/fbevents.js');
  return (event) => {
    if (event.type === 'page') return pixel('track', PIXEL_NAMES.page);
    const contents = event.items.map(({ id, quantity }) => ({ id, quantity }));
    pixel('track', PIXEL_NAMES[event.type], {
      contents,
      content_type: 'product',
      currency: CURRENCY,
      value: valueOf(event),
    });
  };
}

function openMatomo({ url, id }: { url: string; id: string }): Tell {
  const calls: unknown[][] = [];
  Object.assign(window, { _paq: calls });
  const call = (...given: unknown[]) => void calls.push(given);
  call('setTrackerUrl', `${url}/matomo.php`);
  call('setSiteId', id);
  call('setReferrerUrl', '');
  load(`${url}/matomo.js`);
  const items = (list: readonly TaggedItem[]) => {
    for (const { id: sku, name, price, quantity } of list)
      call('addEcommerceItem', sku, name, '', price ?? 0, quantity);
  };
  return (event) => {
    if (event.type === 'page') {
      call('setCustomUrl', pageUrl(event.path));
      call('trackPageView');
    } else if (event.type === 'view') {
      const [item] = event.items;
      call('setEcommerceView', item?.id, item?.name, '', item?.price ?? 0);
      call('trackEvent', 'shop', 'view', item?.name);
    } else if (event.type === 'purchase') {
      items(event.items);
      call('trackEcommerceOrder', event.order, event.value);
    } else {
      if (event.type === 'checkout') items(event.items);
      call('trackEvent', 'shop', event.type, event.items[0]?.name ?? '', valueOf(event));
    }
  };
}

/** Loads what the owner's keys ask for, and says how to tell all of them. Only for who has agreed. */
export function openTags({ google, tagManager, pixel, matomo }: Analytics): Tell {
  const tells = [
    ...(google === null ? [] : [openGoogle(google)]),
    ...(tagManager === null ? [] : [openTagManager(tagManager)]),
    ...(pixel === null ? [] : [openPixel(pixel)]),
    ...(matomo === null ? [] : [openMatomo(matomo)]),
  ];
  return (event) => tells.forEach((tell) => tell(event));
}
