import { HOUR_MS } from '../src/rules/workshop-time.ts';
import type { Connection } from './db/connection.ts';
import { readContentVersion } from './db/content-version.ts';
import { readTokenSecret } from './domain/accounts/token-secret.ts';
import { readVoucherSecret } from './domain/vouchers/voucher-secrets.ts';
import type { Environment } from './environment.ts';
import { BackgroundJobs } from './lib/background-jobs.ts';
import { oncePerRequest } from './lib/request-memory.ts';
import { createWorkerProcesses } from './worker-processes.ts';
import type { WorkerProcesses } from './worker-processes.ts';
import { openStripe } from './payments/stripe/open-stripe.ts';
import { TestControls } from './test-api/test-controls.ts';
import type { CoreServices } from './core-services.ts';
import { createContent, createPictures } from './content-services.ts';
import type { Content, Pictures } from './content-services.ts';
import { createAccounts } from './account-services.ts';
import type { Accounts } from './account-services.ts';
import { createCommerce } from './commerce-services.ts';
import type { Commerce } from './commerce-services.ts';
import { createVouchers } from './voucher-services.ts';
import type { Vouchers } from './voucher-services.ts';
import { createForms } from './form-services.ts';
import type { Forms } from './form-services.ts';

const SWEEP_INTERVAL_MS = 5_000;
const VOUCHERS_INTERVAL_MS = 5 * 60_000;

export interface ServicesInput {
  environment: Environment;
  connection: Connection;
  clock?: () => Date;
  /** Its own by default. */
  processes?: WorkerProcesses;
}

type Made = Pictures & Content & Accounts & Commerce & Vouchers & Forms;

/** Everything a route or resolver may use; created once per app. */
export interface Services extends CoreServices, Pictures, Content, Accounts, Commerce, Vouchers, Forms {
  jobs: BackgroundJobs;
}

/**
 * Creates the background jobs: deleting what has expired, and fetching what gateways have not reported yet.
 */
function createJobs(
  { environment }: CoreServices,
  {
    mailer,
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
      { name: 'payments', intervalMs: SWEEP_INTERVAL_MS, run: () => payments.sweep() },
      {
        name: 'vouchers',
        intervalMs: VOUCHERS_INTERVAL_MS,
        atStart: true,
        run: () => voucherDeliveries.sweep(),
      },
      { name: 'carts', intervalMs: SWEEP_INTERVAL_MS, run: () => carts.sweep() },
      { name: 'files', intervalMs: SWEEP_INTERVAL_MS, run: () => addonFiles.sweep() },
      { name: 'sales', intervalMs: HOUR_MS, run: () => products.refreshSales() },
      { name: 'mails', intervalMs: HOUR_MS, atStart: true, run: () => mailer.sweep() },
      { name: 'photos', intervalMs: HOUR_MS, atStart: true, run: () => photos.sweep() },
      { name: 'errors', intervalMs: HOUR_MS, atStart: true, run: () => errorLog.sweep() },
      { name: 'vitals', intervalMs: HOUR_MS, atStart: true, run: () => vitals.sweep() },
      { name: 'logins', intervalMs: HOUR_MS, atStart: true, run: () => accounts.sweep() },
      { name: 'deletions', intervalMs: HOUR_MS, atStart: true, run: () => deletions.sweep() },
      { name: 'codes', intervalMs: HOUR_MS, atStart: true, run: () => oauth.sweep() },
    ],
    { idle: environment.mode === 'test' },
  );
}

/**
 * Puts the services together; each `*-services.ts` creates those of its subject. Rejects if the token secret
 * cannot be read or created.
 */
export async function createServices(input: ServicesInput): Promise<Services> {
  const { environment, connection } = input;
  const { database } = connection;
  const realClock = input.clock ?? (() => new Date());
  const testing = environment.testApi ? new TestControls(realClock) : null;
  const clock = testing?.clock.now ?? realClock;
  const contentVersion = oncePerRequest(() => readContentVersion(database));
  const processes = input.processes ?? createWorkerProcesses();
  const report = (problem: string) => process.stderr.write(`✗ ${problem}\n`);
  const core = { environment, connection, database, clock, contentVersion, processes, report, testing };
  const secret = await readTokenSecret(environment);
  const pictures = await createPictures(core);
  const content = createContent(core, pictures);
  const accounts = createAccounts(core, { ...content, ...pictures }, secret);
  const voucherSecret = await readVoucherSecret(environment);
  const shop = { ...pictures, ...content, ...accounts };
  const commerce = createCommerce(core, shop, { secret, stripe: await openStripe(environment) });
  const vouchers = createVouchers({ ...core, ...shop, payments: commerce.payments }, voucherSecret);
  const forms = createForms({ ...core, ...shop, ...commerce }, secret);
  const made = { ...shop, ...commerce, ...vouchers, ...forms };
  return { ...core, ...made, jobs: createJobs(core, made) };
}
