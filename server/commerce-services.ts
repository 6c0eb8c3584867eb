import { join } from 'node:path';
import { AccountDeletion } from './domain/account-deletion/account-deletion.ts';
import { AddonFileManager } from './domain/addon-files/addon-file-manager.ts';
import { AddressManager } from './domain/addresses/address-manager.ts';
import { cartFiles } from './domain/carts/cart-files.ts';
import { orderFiles } from './domain/orders/order-files.ts';
import { CartManager } from './domain/carts/cart-manager.ts';
import { CartReader } from './domain/carts/cart-reader.ts';
import { ShippingEstimates } from './domain/shipping/shipping-estimates.ts';
import { ShippingQuotes } from './domain/carts/shipping-quotes.ts';
import { InvoiceManager } from './domain/invoices/invoice-manager.ts';
import type { InvoiceManagerInput } from './domain/invoices/invoice-manager.ts';
import { LocalityManager } from './domain/localities/locality-manager.ts';
import { OrderAgain } from './domain/orders/order-again.ts';
import { OrderErasure } from './domain/orders/order-erasure.ts';
import { OrderManager } from './domain/orders/order-manager.ts';
import { OrderMoves } from './domain/orders/order-moves.ts';
import { OrderMailer } from './domain/orders/order-mailer.ts';
import { OrderPlacement } from './domain/orders/order-placement.ts';
import { OrderSettlement } from './domain/orders/order-settlement.ts';
import { OrderSubmissions } from './domain/orders/order-submission.ts';
import { PickUpTickets } from './domain/orders/pick-up-tickets.ts';
import { WorkQueue } from './domain/orders/work-queue.ts';
import { OwnOrders } from './domain/orders/own-orders.ts';
import type { PaymentManager } from './payments/payment-manager.ts';
import { LinkKeys } from './lib/link-keys.ts';
import type { CoreServices } from './core-services.ts';
import type { Content, Pictures } from './content-services.ts';
import type { Accounts } from './account-services.ts';
import { createPayments } from './payment-services.ts';
import type { PaymentKeys } from './payment-services.ts';

interface OrderParts
  extends
    CoreServices,
    Pick<Content & Accounts, 'settings' | 'mailer' | 'accounts' | 'marketing' | 'products'>,
    Pick<Accounts, 'codes' | 'sessions' | 'log' | 'credit' | 'photos'>,
    Pick<Pictures, 'images'> {
  payments: PaymentManager;
  cartReader: CartReader;
  addresses: AddressManager;
}

/** Creates invoices, and attaches them to mails. */
function createInvoices(parts: InvoiceManagerInput & Pick<Accounts, 'mailer'>) {
  const invoices = new InvoiceManager(parts);
  parts.mailer.serveAttachment('invoice', (orderId) => invoices.attachment(orderId));
  return invoices;
}

function createOrders(parts: OrderParts, secret: Uint8Array) {
  const { cartReader: carts, environment } = parts;
  const invoiceKeys = new LinkKeys(secret, 'invoice links');
  const mails = new OrderMailer({ ...parts, invoiceKeys, publicUrl: environment.publicUrl });
  const settlement = new OrderSettlement({ ...parts, mails });
  const placement = new OrderPlacement({ ...parts, mails, settlement });
  return {
    shippingQuotes: new ShippingQuotes({ ...parts, carts }),
    shippingEstimates: new ShippingEstimates(parts),
    orders: new OrderManager({ ...parts, invoiceKeys, settlement }),
    orderSubmissions: new OrderSubmissions({ ...parts, carts, settlement, placement }),
    orderMoves: new OrderMoves({ ...parts, settlement, mails }),
    ownOrders: new OwnOrders({ ...parts, carts, settlement }),
    workQueue: new WorkQueue(parts),
    invoiceKeys,
    pickUpTickets: new PickUpTickets({ ...parts, invoiceKeys, publicUrl: environment.publicUrl }),
    invoices: createInvoices({ ...parts, settlement, keys: invoiceKeys, pdfs: parts.processes.pdfs }),
    deletions: new AccountDeletion({ ...parts, settlement, erasure: new OrderErasure(parts) }),
  };
}

/** Creates carts, addresses, shipping, payments and orders. */
export function createCommerce(core: CoreServices, shop: Pictures & Content & Accounts, keys: PaymentKeys) {
  const { environment } = core;
  const { secret } = keys;
  const { payments, sandbox } = createPayments(core, shop, keys);
  const cartReader = new CartReader({
    ...core,
    ...shop,
    paymentTypes: payments.types(),
  });
  const addonFiles = new AddonFileManager({
    ...core,
    ...shop,
    carts: cartFiles(core.database),
    orders: orderFiles(core.database),
    folder: join(environment.dataDir, 'addon-files'),
  });
  const carts = new CartManager({ ...core, ...shop, reader: cartReader, files: addonFiles });
  const localities = new LocalityManager();
  const addresses = new AddressManager({ ...core, localities });
  return {
    addresses,
    localities,
    carts,
    cartReader,
    addonFiles,
    payments,
    sandbox,
    ...createOrders({ ...core, ...shop, payments, cartReader, addresses }, secret),
    orderAgain: new OrderAgain({ carts, cartReader }),
  };
}

export type Commerce = ReturnType<typeof createCommerce>;
