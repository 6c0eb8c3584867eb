import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { CheckPaidDocument } from '../../../features/payment/CheckPaid.generated.ts';
import type { Cart, CartItem } from '../../../graphql/generated/types.ts';
import { toBase64Url } from '../../../lib/base64-url.ts';
import { tabActorsOf } from '../../../machines/root/root.machine.ts';
import { toldPath } from '../../../rules/offline-pages.ts';
import { watchNavigations } from '../navigations.ts';
import type { Tab } from '../tab.ts';
import type { TaggedEvent, TaggedItem } from './tags.ts';

/** Under this the tab remembers what was ordered until it is known to be paid. */
const ORDERED = 'ordered';

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

/** What calls say about shopping: something was added, ordered, paid. */
function watchCalls(client: ApolloClient, root: Tab['root'], tell: (event: TaggedEvent) => void): void {
  const cart = () => tabActorsOf(root.getSnapshot()).cart.getSnapshot().context.cart;
  const heard: Record<string, (data: Record<string, unknown>, variables: Record<string, unknown>) => void> = {
    CartAdd(data, { sku, qty }) {
      const added = (data['cartAdd'] as Cart).items.find((item) => item.sku_id === sku);
      if (added) tell({ type: 'add', items: [{ ...itemOf(added), quantity: Number(qty) }] });
    },
    OrderSubmit(data) {
      if ((data['orderSubmit'] as { success: boolean }).success !== true) return;
      const { cartitems, total_amount } = cart();
      sessionStorage.setItem(ORDERED, JSON.stringify({ items: cartitems.map(itemOf), value: total_amount }));
    },
    CheckPaid(data) {
      const { success, payment } = data['paymentCheckPaid'] as { success: boolean; payment: string | null };
      const ordered = readOrdered();
      if (!success || payment === null || !ordered) return;
      sessionStorage.removeItem(ORDERED);
      tell({ type: 'purchase', order: payment, ...ordered });
    },
  };
  const listen = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (data) heard[operation.operationName ?? '']?.(data, operation.variables);
      }),
    ),
  );
  client.setLink(listen.concat(client.link));
}

/** Asks once more for the payment that this page returns from: its answer came before anybody listened. */
function hearOfPayment(client: ApolloClient): void {
  const token = new URLSearchParams(location.search).get('payum_token');
  if (token === null || !readOrdered()) return;
  const variables = { payum_token: token, url: toBase64Url(location.href) };
  void client.query({ query: CheckPaidDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
}

/** Tells of pages, and of what is looked at, added, about to be ordered and paid, from now on. */
export function watchShopping({ router, client, root }: Tab, tell: (event: TaggedEvent) => void): void {
  const see = (path: string) => {
    const [, segment, slug = ''] = path.split(/[?#]/)[0]?.split('/') ?? [];
    tell({ type: 'page', path: toldPath(path) });
    if (segment === 'product') {
      const name = document.querySelector('main h1')?.textContent ?? slug;
      tell({ type: 'view', items: [{ id: slug, name, price: null, quantity: 1 }] });
    }
    const { cart } = tabActorsOf(root.getSnapshot()).cart.getSnapshot().context;
    if (segment === 'checkout' && cart.hasCartItems && !path.includes('payum_token'))
      tell({ type: 'checkout', items: cart.cartitems.map(itemOf), value: cart.total_amount });
  };
  see(location.pathname + location.search);
  // Once it stands there: its name is read from it.
  let coming: string | null = null;
  watchNavigations(router, ({ to }) => void (coming = to));
  router.subscribe(({ navigation, errors }) => {
    if (coming === null || navigation.state !== 'idle' || errors) return;
    const path = coming;
    coming = null;
    setTimeout(() => see(path));
  });
  void client.loaded.then((loaded) => {
    watchCalls(loaded, root, tell);
    hearOfPayment(loaded);
  });
}
