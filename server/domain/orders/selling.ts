import { join } from 'node:path';
import type { Database } from '../../db/connection.ts';
import type { Environment } from '../../environment.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { AddonFiles } from '../addon-files/addon-files.ts';
import { Payments } from '../../payments/payment-manager.ts';
import { SandboxGateway } from '../../payments/sandbox/sandbox-gateway.ts';
import type { AccountManager } from '../accounts/account-manager.ts';
import { readTokenSecret } from '../accounts/token-secret.ts';
import { Addresses } from '../addresses/address-manager.ts';
import { Carts } from '../carts/cart-manager.ts';
import { CartReader } from '../carts/cart-reader.ts';
import { ShippingQuotes } from '../carts/shipping-quotes.ts';
import type { ImageLookup } from '../../images/image-lookup.ts';
import type { ProductManager } from '../products/product-manager.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { Orders } from './order-manager.ts';
import { OrderPlacement } from './order-placement.ts';
import { OrderSettlement } from './order-settlement.ts';
import { heldStockOf } from './order-store.ts';
import { OrderSubmissions } from './order-submission.ts';
import type { OrderSubmissionInput } from './order-submission.ts';
import { Sweeper } from './sweeper.ts';

/** What the selling half of the host offers to routes. */
export interface Selling {
  addresses: Addresses;
  carts: Carts;
  cartReader: CartReader;
  addonFiles: AddonFiles;
  shippingQuotes: ShippingQuotes;
  payments: Payments;
  sandbox: SandboxGateway;
  orders: Orders;
  sweeper: Sweeper;
}

export interface SellingInput {
  environment: Environment;
  database: Database;
  clock: () => Date;
  products: ProductManager;
  settings: SettingsManager;
  images: ImageLookup;
  mailer: Mailer;
  accounts: AccountManager;
}

/** Builds carts, addresses, shipping, payments and orders over one database. */
export async function createSelling(input: SellingInput): Promise<Selling> {
  const { environment, database, clock, products, settings, images, mailer } = input;
  const { payments, sandbox } = createPayments(input, await readTokenSecret(environment));
  const cartReader = new CartReader({
    database,
    clock,
    products,
    settings,
    images,
    paymentTypes: payments.types(),
    heldStock: (userId) => heldStockOf(database, userId),
  });
  const addonFiles = new AddonFiles({ database, clock, folder: join(environment.dataDir, 'addon-files') });
  const carts = new Carts(database, clock, cartReader, addonFiles);
  const addresses = new Addresses(database, clock);
  const emailOf = async (userId: number) => (await input.accounts.userById(userId))?.email ?? null;
  const quoting = { database, clock, carts: cartReader, addresses, mailer, emailOf };
  const shippingQuotes = new ShippingQuotes(quoting);
  const orders = createOrders(input, payments, quoting);
  const sweeper = new Sweeper({ orders, carts, addonFiles, idle: environment.mode === 'test' });
  return { addresses, carts, cartReader, addonFiles, shippingQuotes, payments, sandbox, orders, sweeper };
}

function createPayments(input: SellingInput, secret: Uint8Array) {
  const { environment, database, clock, settings, mailer } = input;
  const sandbox = new SandboxGateway({
    database,
    clock,
    secret,
    publicUrl: environment.publicUrl,
    notify: (body, headers) => payments.receive('sandbox', body, headers),
  });
  const payments = new Payments({ database, clock, settings, mailer, gateways: [sandbox] });
  return { payments, sandbox };
}

function createOrders(
  input: SellingInput,
  payments: Payments,
  shoppers: Pick<OrderSubmissionInput, 'carts' | 'addresses' | 'emailOf'>,
): Orders {
  const { database, clock, settings, mailer, environment } = input;
  const { publicUrl } = environment;
  const settlement = new OrderSettlement({ database, clock, publicUrl, mailer }, payments);
  const placement = new OrderPlacement({ database, clock, payments, mailer, settlement });
  const { carts, addresses, emailOf } = shoppers;
  const checking = { database, carts, addresses, emailOf, payments, settings };
  const submissions = new OrderSubmissions({ ...checking, mailer, settlement, placement });
  return new Orders({ database, clock, payments, mailer, settlement, submissions });
}
