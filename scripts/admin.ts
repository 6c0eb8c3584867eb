import { AdministratorManager } from '../server/domain/accounts/administrator-manager.ts';
import { CODE_MINUTES, LoginCodes } from '../server/domain/accounts/login-codes.ts';
import { readTokenSecret } from '../server/domain/accounts/token-secret.ts';
import { fail } from './fail.ts';
import { withShopDatabase } from './shop-database.ts';

/*
 * `npm run admin -- you@example.com` makes the user with this e-mail address an administrator and prints a
 * login link. The shop may be running, with the same DATA_DIR or DATABASE_URL; it must have been started
 * once.
 */

const clock = () => new Date();

await withShopDatabase(async ({ environment, database }) => {
  const codes = new LoginCodes({ secret: await readTokenSecret(environment), clock });
  const { publicUrl } = environment;
  const administrators = new AdministratorManager({ database, clock, publicUrl, codes });
  const appointed = await administrators.appoint(process.argv[2] ?? '');
  if (!appointed) return fail(['An e-mail address is needed: npm run admin -- you@example.com']);
  console.log(
    `✓ ${appointed.email} is an administrator. This link logs in once, for ${CODE_MINUTES} minutes:`,
  );
  console.log(`  ${appointed.url}`);
});
