import { openDatabase } from '../server/db/connection.ts';
import { AdministratorManager } from '../server/domain/accounts/administrator-manager.ts';
import { CODE_MINUTES, LoginCodes } from '../server/domain/accounts/login-codes.ts';
import { readTokenSecret } from '../server/domain/accounts/token-secret.ts';
import { readEnvironment } from '../server/environment.ts';

/*
 * `npm run admin -- you@example.com` makes the user with this e-mail address an administrator and prints a
 * login link. The shop may be running, with the same DATA_DIR or DATABASE_URL; it must have been started
 * once.
 */

const clock = () => new Date();

function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = 1;
}

const read = readEnvironment(process.env);
if (read.ok) {
  const { environment } = read;
  const connection = await openDatabase(environment);
  const codes = new LoginCodes({ secret: await readTokenSecret(environment), clock });
  const { publicUrl } = environment;
  const administrators = new AdministratorManager({
    database: connection.database,
    clock,
    publicUrl,
    codes,
  });
  try {
    const appointed = await administrators.appoint(process.argv[2] ?? '');
    if (appointed) {
      console.log(
        `✓ ${appointed.email} is an administrator. This link logs in once, for ${CODE_MINUTES} minutes:`,
      );
      console.log(`  ${appointed.url}`);
    } else fail(['An e-mail address is needed: npm run admin -- you@example.com']);
  } catch (error) {
    fail([String(error), 'Has the shop been started once?']);
  }
  await connection.close();
} else fail(read.problems);
