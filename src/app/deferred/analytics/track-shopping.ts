import type { ApolloClient, OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { CheckPaidDocument } from '../../../features/payment/CheckPaid.generated.ts';
import type { Cart, CartItem } from '../../../graphql/generated/types.ts';
import { encodeReturnUrl } from '../../../lib/return-url.ts';
import { tabActorsOf } from '../../../machines/root/root.machine.ts';
import { reportablePath } from '../../../rules/offline-pages.ts';
import { watchNavigations } from '../navigations.ts';
import type { Tab } from '../tab.ts';
import type { TaggedEvent, TaggedItem } from './tagged-event.ts';

/** sessionStorage key of an order until its payment is confirmed. */
const ORDERED = 'ordered';

/** Interval (ms) and maximum number of checks for the next screen. */
const LOOK_EVERY_MS = 50;
const MAX_LOOKS = 40;

interface Ordered {
  items: TaggedItem[];
  value: number;
}

const itemOf = ({ sku, product_name, price, qty }: CartItem): TaggedItem => ({
  id: sku.code,
  name: product_name,
  price,
  quantity: qty,
});

function readOrdered(): Ordered | null {
  try {
    return JSON.parse(sessionStorage.getItem(ORDERED) ?? 'null') as Ordered | null;
  } catch {
    return null;
  }
}

/** Responses about shopping. */
interface ReportedData {
  cartAdd?: Pick<Cart, 'items'>;
  orderSubmit?: { success: boolean };
  paymentCheckPaid?: { success: boolean; payment: string | null };
}

/** Reports items added and orders paid, from the client's calls. */
function watchCalls(client: ApolloClient, root: Tab['root'], report: (event: TaggedEvent) => void): void {
  const onData = (
    { cartAdd, orderSubmit, paymentCheckPaid }: ReportedData,
    { sku, qty }: OperationVariables,
  ) => {
    const added = cartAdd?.items.find((item) => item.sku_id === sku);
    if (added)
      report({
        type: 'add',
        items: [{ ...itemOf(added), quantity: Number(qty) }],
        cart: cartAdd?.items.map(itemOf) ?? [],
      });
    if (orderSubmit?.success) {
      const { cartitems, total_amount } = tabActorsOf(root.getSnapshot()).cart.getSnapshot().context.cart;
      sessionStorage.setItem(ORDERED, JSON.stringify({ items: cartitems.map(itemOf), value: total_amount }));
    }
    const ordered = paymentCheckPaid?.success ? readOrdered() : null;
    if (!ordered || !paymentCheckPaid?.payment) return;
    sessionStorage.removeItem(ORDERED);
    report({ type: 'purchase', order: paymentCheckPaid.payment, ...ordered });
  };
  const listen = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (data) onData(data, operation.variables);
      }),
    ),
  );
  client.setLink(listen.concat(client.link));
}

/** Repeats the payment query of the page returned to: its first response came before anything listened. */
function requestPaymentAgain(client: ApolloClient): void {
  const token = new URLSearchParams(location.search).get('payum_token');
  if (token === null || !readOrdered()) return;
  const variables = { payum_token: token, url: encodeReturnUrl(location.href) };
  void client.query({ query: CheckPaidDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
}

const heading = () => document.querySelector('main h1');

const viewedItem = (slug: string): TaggedItem => ({
  id: slug,
  name: heading()?.textContent ?? slug,
  price: null,
  quantity: 1,
});

/**
 * Resolves once the next screen's heading, which names the product, is rendered, or after `MAX_LOOKS`: the
 * router finishes before React.
 */
async function untilShown(before: Element | null): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS && heading() === before; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** Reports page views and products viewed, added, checked out and paid, from now on. */
export function trackShopping({ router, client, root }: Tab, report: (event: TaggedEvent) => void): void {
  const see = (path: string) => {
    const [, segment, slug = ''] = path.split(/[?#]/)[0]?.split('/') ?? [];
    const viewed = segment === 'product' ? viewedItem(slug) : null;
    report({ type: 'page', path: reportablePath(path), ...(viewed && { viewed }) });
    if (viewed) report({ type: 'view', items: [viewed] });
    const { cart } = tabActorsOf(root.getSnapshot()).cart.getSnapshot().context;
    if (segment === 'checkout' && cart.hasCartItems && !path.includes('payum_token'))
      report({ type: 'checkout', items: cart.cartitems.map(itemOf), value: cart.total_amount });
  };
  see(location.pathname + location.search);
  let coming: { path: string; from: Element | null } | null = null;
  watchNavigations(router, ({ to }) => void (coming = { path: to, from: heading() }));
  router.subscribe(({ navigation, errors }) => {
    if (coming === null || navigation.state !== 'idle' || errors) return;
    const { path, from } = coming;
    coming = null;
    void untilShown(from).then(() => see(path));
  });
  void client.loaded.then((loaded) => {
    watchCalls(loaded, root, report);
    requestPaymentAgain(loaded);
  });
}
