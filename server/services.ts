import { join } from 'node:path';
import type { Connection, Database } from './db/connection.ts';
import { createAccounts } from './domain/accounts/accounts.ts';
import type { Accounts } from './domain/accounts/accounts.ts';
import { createCatalogue } from './domain/catalogue.ts';
import type { Catalogue } from './domain/catalogue.ts';
import { readTokenSecret } from './domain/accounts/token-secret.ts';
import { BotCheck } from './domain/forms/bot-check.ts';
import { FormManager } from './domain/forms/form-manager.ts';
import { createSelling } from './domain/orders/selling.ts';
import type { Selling } from './domain/orders/selling.ts';
import type { Environment } from './environment.ts';
import { ImageService } from './images/image-service.ts';
import { PictureRecords } from './images/picture-records.ts';
import { Mailer } from './mail/mailer.ts';
import { RateLimits } from './http/rate-limits.ts';
import { createSearch } from './search/search-manager.ts';
import type { SearchManager } from './search/search-manager.ts';

/** Everything a route or resolver may call; made once for each app. */
export interface Services extends Accounts, Catalogue, Selling {
  environment: Environment;
  connection: Connection;
  database: Database;
  /** The one clock, so that tests can move it. */
  clock: () => Date;
  /** Image records for what tables hold. */
  images: PictureRecords;
  /** Makes and keeps the pictures themselves. */
  pictures: ImageService;
  mailer: Mailer;
  forms: FormManager;
  rateLimits: RateLimits;
  search: SearchManager;
}

export interface ServicesInput {
  environment: Environment;
  connection: Connection;
  clock?: () => Date;
}

/** Builds the managers of all domains over one database. */
export async function createServices(input: ServicesInput): Promise<Services> {
  const { environment, connection } = input;
  const database = connection.database;
  const clock = input.clock ?? (() => new Date());
  const pictures = new ImageService({ directory: join(environment.dataDir, 'images') });
  const images = new PictureRecords(pictures);
  const catalogue = createCatalogue({ database, dataVersion: connection.dataVersion, clock });
  const mailer = new Mailer({ environment, database, clock, settings: catalogue.settings.domain });
  const accounts = await createAccounts({ environment, database, clock, mailer });
  const rateLimits = new RateLimits({ database, clock });
  const botCheck = new BotCheck({ secret: await readTokenSecret(environment), clock });
  const forms = new FormManager({ database, clock, mailer, botCheck });
  const selling = await createSelling({
    environment,
    database,
    clock,
    images,
    mailer,
    ...catalogue,
    ...accounts,
  });
  return {
    ...accounts,
    ...catalogue,
    ...selling,
    mailer,
    forms,
    rateLimits,
    search: createSearch({ database, ...catalogue }),
    environment,
    connection,
    database,
    clock,
    images,
    pictures,
  };
}
