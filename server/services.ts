import { join } from 'node:path';
import type { Connection, Database } from './db/connection.ts';
import { contentWrites, readContentVersion } from './db/content-version.ts';
import { createAccessTokens } from './domain/accounts/access-tokens.ts';
import type { AccessTokens } from './domain/accounts/access-tokens.ts';
import { AccountDeletion } from './domain/accounts/account-deletion.ts';
import { AccountManager } from './domain/accounts/account-manager.ts';
import { AccountLog } from './domain/accounts/account-log.ts';
import { AdministratorManager } from './domain/accounts/administrator-manager.ts';
import { CreditManager } from './domain/accounts/credit-manager.ts';
import { DeviceManager } from './domain/accounts/device-manager.ts';
import { LoginCodes } from './domain/accounts/login-codes.ts';
import { LoginSessions } from './domain/accounts/login-sessions.ts';
import { MarketingManager } from './domain/accounts/marketing-manager.ts';
import { PhotoManager } from './domain/accounts/photo-manager.ts';
import { ProfileManager } from './domain/accounts/profile-manager.ts';
import { readTokenSecret } from './domain/accounts/token-secret.ts';
import { ForeignProvider } from './domain/oauth/foreign-provider.ts';
import { oauthClients } from './domain/oauth/oauth-clients.ts';
import { OAuthManager } from './domain/oauth/oauth-manager.ts';
import { PasskeyManager } from './domain/passkeys/passkey-manager.ts';
import { relyingPartyOf } from './domain/passkeys/relying-party.ts';
import { AddonFileManager } from './domain/addon-files/addon-file-manager.ts';
import { AddressManager } from './domain/addresses/address-manager.ts';
import { BackOffice } from './domain/back-office/back-office.ts';
import { CartManager } from './domain/carts/cart-manager.ts';
import { CartReader } from './domain/carts/cart-reader.ts';
import { ShippingEstimates } from './domain/shipping/shipping-estimates.ts';
import { ShippingQuotes } from './domain/carts/shipping-quotes.ts';
import { ContentManager } from './domain/content/content-manager.ts';
import { ErrorLog } from './domain/errors/error-log.ts';
import { BotCheck } from './domain/forms/bot-check.ts';
import { FormManager } from './domain/forms/form-manager.ts';
import { FormPayments } from './domain/forms/form-payments.ts';
import { GalleryManager } from './domain/galleries/gallery-manager.ts';
import { GroupManager } from './domain/groups/group-manager.ts';
import { FormInvoices } from './domain/invoices/form-invoices.ts';
import { InvoiceManager } from './domain/invoices/invoice-manager.ts';
import type { InvoiceManagerInput } from './domain/invoices/invoice-manager.ts';
import { LocalityManager } from './domain/localities/locality-manager.ts';
import { Bench } from './domain/orders/bench.ts';
import { OrderAgain } from './domain/orders/order-again.ts';
import { OrderErasure } from './domain/orders/order-erasure.ts';
import { OrderManager } from './domain/orders/order-manager.ts';
import { OrderMoves } from './domain/orders/order-moves.ts';
import { OrderMailer } from './domain/orders/order-mailer.ts';
import { OrderPlacement } from './domain/orders/order-placement.ts';
import { OrderSettlement } from './domain/orders/order-settlement.ts';
import { OrderSubmissions } from './domain/orders/order-submission.ts';
import { PickUpTickets } from './domain/orders/pick-up-tickets.ts';
import { OwnOrders } from './domain/orders/own-orders.ts';
import { ModelManager } from './domain/models/model-manager.ts';
import { PageManager } from './domain/pages/page-manager.ts';
import { RawCodeManager } from './domain/pages/raw-code-manager.ts';
import { SitemapManager } from './domain/pages/sitemap-manager.ts';
import { ProductManager } from './domain/products/product-manager.ts';
import { RateLimitManager } from './domain/rate-limits/rate-limit-manager.ts';
import { RedirectManager } from './domain/redirects/redirect-manager.ts';
import { SettingsManager } from './domain/settings/settings-manager.ts';
import { ShownVersion } from './domain/shown-version.ts';
import { VoucherDeliveries } from './domain/vouchers/voucher-deliveries.ts';
import { VoucherPurchases } from './domain/vouchers/voucher-purchases.ts';
import { VoucherRedemptions } from './domain/vouchers/voucher-redemptions.ts';
import { readVoucherSecret, VoucherSecrets } from './domain/vouchers/voucher-secrets.ts';
import { VoucherSettlement } from './domain/vouchers/voucher-settlement.ts';
import { VoucherTickets } from './domain/vouchers/voucher-tickets.ts';
import { TranslationOffice } from './domain/translations/translation-office.ts';
import { TranslationManager } from './domain/translations/translation-manager.ts';
import { VideoManager } from './domain/videos/video-manager.ts';
import { VitalsManager } from './domain/vitals/vitals-manager.ts';
import type { Environment } from './environment.ts';
import { RateLimits } from './http/rate-limits.ts';
import { openImageLibrary } from './images/image-library.ts';
import { PictureProcess } from './images/picture-process.ts';
import { RenditionService } from './images/rendition-service.ts';
import { SEEDED_MANIFEST } from './images/seeded-originals.ts';
import { BackgroundJobs } from './lib/background-jobs.ts';
import { oncePerRequest } from './lib/request-memory.ts';
import { Mailer } from './mail/mailer.ts';
import { PaymentManager } from './payments/payment-manager.ts';
import type { PaymentNotification } from './payments/payment-gateway.ts';
import { openStripe } from './payments/stripe/open-stripe.ts';
import type { OpenStripe } from './payments/stripe/open-stripe.ts';
import { StripeGateway } from './payments/stripe/stripe-gateway.ts';
import { SandboxGateway } from './payments/sandbox/sandbox-gateway.ts';
import { LinkKeys } from './lib/link-keys.ts';
import { PdfMaker } from './pdf/pdf-maker.ts';
import { TestControls } from './test-api/test-controls.ts';
import { SearchManager } from './search/search-manager.ts';

const SWEEP_EVERY_MS = 5_000;
const SALES_EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

export interface ServicesInput {
  environment: Environment;
  connection: Connection;
  clock?: () => Date;
}

/** What every manager may stand on. */
interface Ground {
  environment: Environment;
  connection: Connection;
  database: Database;
  /** The one clock, so that tests can move it. */
  clock: () => Date;
  /** Goes up with every content write; what is cached under an older one is stale. A request reads it once. */
  contentVersion: () => Promise<number>;
  /** What tests may turn; null: nothing, as everywhere but on a machine that asks for it. */
  testing: TestControls | null;
}

type Pictures = Awaited<ReturnType<typeof createPictures>>;
type Content = ReturnType<typeof createContent>;
type Accounts = ReturnType<typeof createAccounts>;
type Commerce = ReturnType<typeof createCommerce>;
type Vouchers = ReturnType<typeof createVouchers>;
type Forms = ReturnType<typeof createForms>;
type Made = Pictures & Content & Accounts & Commerce & Vouchers & Forms;

/** Everything a route or resolver may call; made once for each app. */
export interface Services extends Ground, Pictures, Content, Accounts, Commerce, Vouchers, Forms {
  jobs: BackgroundJobs;
}

/** What an owner should hear although nobody asked, one line each. */
const report = (problem: string) => process.stderr.write(`✗ ${problem}\n`);

async function createPictures({ environment }: Ground) {
  const pictures = new PictureProcess();
  const kept = { directory: join(environment.dataDir, 'images'), pictures, report };
  const images = await openImageLibrary({ ...kept, manifestFile: SEEDED_MANIFEST });
  return {
    /** Cuts, encodes and measures pictures. */
    pictures,
    /** All originals, and image records for what tables hold. */
    images,
    /** The pictures in the sizes that pages ask for. */
    renditions: new RenditionService({ ...kept, library: images }),
  };
}

/** What cached pages hold for; it has to be started to see what other processes do. */
function createShownVersion({ database, dataVersion, listen }: Connection, products: ProductManager) {
  return new ShownVersion({
    contentVersion: () => readContentVersion(database),
    soldOutSkus: () => products.soldOutSkus(),
    othersMark: () => dataVersion?.() ?? 0,
    ownWrites: () => contentWrites(database),
    listen,
  });
}

/** What the shop shows: goods, pages and settings. */
function createContent(ground: Ground, { images }: Pictures) {
  const groups = new GroupManager(ground);
  const settings = new SettingsManager(ground);
  const products = new ProductManager({ ...ground, groups, settings, report });
  const redirects = new RedirectManager(ground);
  return {
    groups,
    products,
    shown: createShownVersion(ground.connection, products),
    settings,
    pages: new PageManager(ground),
    sitemap: new SitemapManager({ ...ground, groups, redirects }),
    rawCode: new RawCodeManager(ground),
    galleries: new GalleryManager(ground),
    content: new ContentManager(ground),
    models: new ModelManager({ ...ground, images }),
    videos: new VideoManager(ground),
    redirects,
    search: new SearchManager({ ...ground, groups, products }),
    translations: new TranslationManager(ground),
    translationOffice: new TranslationOffice(ground),
  };
}

/** Users, logins and credit, and the mail and the counters that guard them. */
function createAccounts(ground: Ground, { settings, ...shop }: Content & Pictures, secret: Uint8Array) {
  const { environment, clock } = ground;
  const mailer = new Mailer({ ...ground, settings: () => settings.domain() });
  const accessTokens: AccessTokens = createAccessTokens(secret, clock);
  const log = new AccountLog({ clock });
  const sessions = new LoginSessions({ ...ground, accessTokens, log });
  const codes = new LoginCodes({ secret, clock });
  const { publicUrl } = environment;
  return {
    mailer,
    accessTokens,
    sessions,
    codes,
    log,
    accounts: new AccountManager({ ...ground, publicUrl, mailer, codes, sessions, log }),
    oauth: createOAuth(ground, sessions, log),
    passkeys: new PasskeyManager({ ...ground, relyingParty: relyingPartyOf(publicUrl), sessions, log }),
    administrators: new AdministratorManager({ ...ground, publicUrl, codes }),
    credit: new CreditManager(ground),
    marketing: new MarketingManager(ground),
    devices: new DeviceManager(ground),
    profiles: new ProfileManager({ ...ground, settings, log }),
    photos: new PhotoManager({ ...ground, ...shop, folder: join(environment.dataDir, 'photos') }),
    backOffice: new BackOffice(ground),
    errorLog: new ErrorLog(ground),
    vitals: new VitalsManager(ground),
    rateLimits: new RateLimits({ counter: new RateLimitManager(ground) }),
  };
}

/** Logins by OAuth, at the shop itself or at the provider that is configured in its place. */
function createOAuth(ground: Ground, sessions: LoginSessions, log: AccountLog): OAuthManager {
  const { publicUrl, oauthClients: others, oauthProvider } = ground.environment;
  const clients = oauthClients(publicUrl, others);
  const provider = oauthProvider && new ForeignProvider(oauthProvider);
  return new OAuthManager({ ...ground, sessions, clients, provider, log });
}

/** What proves who says that something is paid. */
interface PaymentKeys {
  secret: Uint8Array;
  stripe: OpenStripe | null;
}

function createPayments(
  ground: Ground,
  { settings, mailer }: Pick<Content & Accounts, 'settings' | 'mailer'>,
  { secret, stripe: opened }: PaymentKeys,
) {
  const sandbox: SandboxGateway = new SandboxGateway({
    ...ground,
    secret,
    publicUrl: ground.environment.publicUrl,
    isOffered: ground.environment.paymentGateway === 'sandbox',
    ...(ground.testing ? { nextEnding: ground.testing.nextEnding } : {}),
    notify: (body, headers) => payments.receive('sandbox', body, headers),
  });
  const hear = (notification: PaymentNotification) => payments.hear('stripe', notification);
  const stripe = opened && new StripeGateway({ ...ground, ...opened, hear });
  const payments: PaymentManager = new PaymentManager({
    ...ground,
    publicUrl: ground.environment.publicUrl,
    settings,
    mailer,
    report,
    gateways: stripe ? [stripe, sandbox] : [sandbox],
  });
  return { payments, sandbox };
}

interface OrderParts
  extends
    Ground,
    Pick<Content & Accounts, 'settings' | 'mailer' | 'accounts' | 'marketing' | 'products'>,
    Pick<Accounts, 'codes' | 'sessions' | 'log' | 'credit' | 'photos'>,
    Pick<Pictures, 'images'> {
  payments: PaymentManager;
  cartReader: CartReader;
  addresses: AddressManager;
}

/** Invoices, and what makes their PDFs; mails get theirs from here. */
function createInvoices(parts: Omit<InvoiceManagerInput, 'pdfs'> & Pick<Accounts, 'mailer'>) {
  /** Makes PDFs. */
  const pdfs = new PdfMaker();
  const invoices = new InvoiceManager({ ...parts, pdfs });
  parts.mailer.serveAttachment('invoice', (orderId) => invoices.attachment(orderId));
  return { pdfs, invoices };
}

function createOrders(parts: OrderParts, secret: Uint8Array) {
  const { cartReader: carts, accounts, environment } = parts;
  const emailOf = async (userId: number) => (await accounts.userById(userId))?.email ?? null;
  const invoiceKeys = new LinkKeys(secret, 'invoice links');
  const mails = new OrderMailer({ ...parts, invoiceKeys, publicUrl: environment.publicUrl });
  const settlement = new OrderSettlement({ ...parts, mails });
  const placement = new OrderPlacement({ ...parts, mails, settlement });
  const nameOf = async (userId: number) => {
    const user = await accounts.userById(userId);
    return { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' };
  };
  const submissions = new OrderSubmissions({ ...parts, carts, emailOf, nameOf, settlement, placement });
  return {
    shippingQuotes: new ShippingQuotes({ ...parts, carts, emailOf }),
    shippingEstimates: new ShippingEstimates(parts),
    orders: new OrderManager({ ...parts, invoiceKeys, settlement, submissions }),
    orderMoves: new OrderMoves({ ...parts, settlement, mails }),
    ownOrders: new OwnOrders({ ...parts, carts, settlement }),
    bench: new Bench(parts),
    invoiceKeys,
    pickUpTickets: new PickUpTickets({ ...parts, invoiceKeys, publicUrl: environment.publicUrl }),
    ...createInvoices({ ...parts, settlement, keys: invoiceKeys }),
    deletions: new AccountDeletion({ ...parts, settlement, erasure: new OrderErasure(parts), report }),
  };
}

/** Gift vouchers: sold, mailed, printed, redeemed. */
function createVouchers(
  parts: Ground &
    Pick<Pictures, 'images'> &
    Pick<Content & Accounts, 'settings' | 'mailer' | 'accounts' | 'credit' | 'galleries'> & {
      payments: PaymentManager;
    },
  secret: Uint8Array,
) {
  const { accounts, galleries, environment } = parts;
  const secrets = new VoucherSecrets(secret);
  const emailOf = async (userId: number) => (await accounts.userById(userId))?.email ?? null;
  const deliveries = new VoucherDeliveries({ ...parts, secrets, publicUrl: environment.publicUrl });
  // Payments tell it of their outcomes; nobody else asks for it.
  void new VoucherSettlement({ ...parts, secrets, deliveries });
  return {
    voucherDeliveries: deliveries,
    voucherPurchases: new VoucherPurchases({
      ...parts,
      emailOf,
      themes: () => galleries.voucherThemes(),
    }),
    voucherRedemptions: new VoucherRedemptions(parts),
    voucherTickets: new VoucherTickets({ ...parts, secrets }),
  };
}

/** Forms, and what they cost. */
function createForms(
  parts: Ground &
    Pick<Content & Accounts, 'settings' | 'mailer' | 'accounts'> &
    Pick<Commerce, 'payments' | 'pdfs'>,
  secret: Uint8Array,
) {
  const { accounts, clock, mailer } = parts;
  const invoices = new FormInvoices(parts);
  mailer.serveAttachment('formInvoice', (submissionId) => invoices.attachment(submissionId));
  const emailOf = async (userId: number) => (await accounts.userById(userId))?.email ?? null;
  const formPayments = new FormPayments(parts);
  return {
    forms: new FormManager({ ...parts, botCheck: new BotCheck({ secret, clock }), formPayments, emailOf }),
  };
}

/** Carts, addresses, shipping, payments and orders. */
function createCommerce(ground: Ground, shop: Pictures & Content & Accounts, keys: PaymentKeys) {
  const { environment } = ground;
  const { secret } = keys;
  const { payments, sandbox } = createPayments(ground, shop, keys);
  const cartReader = new CartReader({
    ...ground,
    ...shop,
    paymentTypes: payments.types(),
  });
  const addonFiles = new AddonFileManager({
    ...ground,
    ...shop,
    folder: join(environment.dataDir, 'addon-files'),
  });
  const carts = new CartManager({ ...ground, ...shop, reader: cartReader, files: addonFiles });
  const localities = new LocalityManager();
  const addresses = new AddressManager({ ...ground, localities });
  return {
    addresses,
    localities,
    carts,
    cartReader,
    addonFiles,
    payments,
    sandbox,
    ...createOrders({ ...ground, ...shop, payments, cartReader, addresses }, secret),
    orderAgain: new OrderAgain({ carts, cartReader }),
  };
}

/** What is done beside the requests: clears away what has run out, and hears what gateways have not said yet. */
function createJobs(
  { environment }: Ground,
  {
    accounts,
    deletions,
    oauth,
    photos,
    payments,
    voucherDeliveries,
    carts,
    addonFiles,
    products,
    errorLog,
    vitals,
  }: Made,
): BackgroundJobs {
  return new BackgroundJobs(
    [
      { name: 'payments', everyMs: SWEEP_EVERY_MS, run: () => payments.sweep() },
      { name: 'vouchers', everyMs: SALES_EVERY_MS, atStart: true, run: () => voucherDeliveries.sweep() },
      { name: 'carts', everyMs: SWEEP_EVERY_MS, run: () => carts.sweep() },
      { name: 'files', everyMs: SWEEP_EVERY_MS, run: () => addonFiles.sweep() },
      { name: 'sales', everyMs: SALES_EVERY_MS, run: () => products.refreshSales() },
      { name: 'photos', everyMs: HOUR_MS, atStart: true, run: () => photos.sweep() },
      { name: 'errors', everyMs: HOUR_MS, atStart: true, run: () => errorLog.sweep() },
      { name: 'vitals', everyMs: HOUR_MS, atStart: true, run: () => vitals.sweep() },
      { name: 'logins', everyMs: HOUR_MS, atStart: true, run: () => accounts.sweep() },
      { name: 'deletions', everyMs: HOUR_MS, atStart: true, run: () => deletions.sweep() },
      { name: 'codes', everyMs: HOUR_MS, atStart: true, run: () => oauth.sweep() },
    ],
    { idle: environment.mode === 'test' },
  );
}

/** The one place where managers are made. Rejects when the token secret cannot be read or made. */
export async function createServices(input: ServicesInput): Promise<Services> {
  const { environment, connection } = input;
  const { database } = connection;
  const realClock = input.clock ?? (() => new Date());
  const testing = environment.testApi ? new TestControls(realClock) : null;
  const clock = testing?.clock.now ?? realClock;
  const contentVersion = oncePerRequest(() => readContentVersion(database));
  const ground = { environment, connection, database, clock, contentVersion, testing };
  const secret = await readTokenSecret(environment);
  const pictures = await createPictures(ground);
  const content = createContent(ground, pictures);
  const accounts = createAccounts(ground, { ...content, ...pictures }, secret);
  const voucherSecret = await readVoucherSecret(environment);
  const shop = { ...pictures, ...content, ...accounts };
  const commerce = createCommerce(ground, shop, { secret, stripe: await openStripe(environment) });
  const vouchers = createVouchers({ ...ground, ...shop, payments: commerce.payments }, voucherSecret);
  const forms = createForms({ ...ground, ...shop, ...commerce }, secret);
  const made = { ...shop, ...commerce, ...vouchers, ...forms };
  return { ...ground, ...made, jobs: createJobs(ground, made) };
}
