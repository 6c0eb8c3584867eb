import { join } from 'node:path';
import { createAccessTokens } from './domain/accounts/access-tokens.ts';
import type { AccessTokens } from './domain/accounts/access-tokens.ts';
import { AccountManager } from './domain/accounts/account-manager.ts';
import { AccountLog } from './domain/accounts/account-log.ts';
import { AdministratorManager } from './domain/accounts/administrator-manager.ts';
import { CodeMails } from './domain/accounts/code-mails.ts';
import { CreditManager } from './domain/accounts/credit-manager.ts';
import { DeviceManager } from './domain/accounts/device-manager.ts';
import { LoginCodes } from './domain/accounts/login-codes.ts';
import { LoginSessions } from './domain/accounts/login-sessions.ts';
import { MarketingManager } from './domain/accounts/marketing-manager.ts';
import { PasswordManager } from './domain/accounts/password-manager.ts';
import { PhotoManager } from './domain/accounts/photo-manager.ts';
import { ProfileManager } from './domain/accounts/profile-manager.ts';
import { OpenIdProvider } from './domain/oauth/openid-provider.ts';
import { oauthClients } from './domain/oauth/oauth-clients.ts';
import { OAuthManager } from './domain/oauth/oauth-manager.ts';
import { PasskeyManager } from './domain/passkeys/passkey-manager.ts';
import { relyingPartyOf } from './domain/passkeys/relying-party.ts';
import { BackOffice } from './domain/back-office/back-office.ts';
import { OwnerNotices } from './domain/back-office/owner-notices.ts';
import { ErrorLog } from './domain/errors/error-log.ts';
import { RateLimitManager } from './domain/rate-limits/rate-limit-manager.ts';
import { VitalsManager } from './domain/vitals/vitals-manager.ts';
import { RateLimits } from './http/rate-limits.ts';
import { Mailer } from './mail/mailer.ts';
import type { CoreServices } from './core-services.ts';
import type { Content, Pictures } from './content-services.ts';

/**
 * Creates the services of accounts: logins, passwords, passkeys, OAuth, administrators, credit, marketing,
 * devices, profiles and photos; also mail, the back office and its notices, the error log, web vitals and rate
 * limits.
 */
export function createAccounts(
  core: CoreServices,
  { settings, ...shop }: Content & Pictures,
  secret: Uint8Array,
) {
  const { environment, clock } = core;
  const mailer = new Mailer({ ...core, settings: () => settings.domain() });
  const accessTokens: AccessTokens = createAccessTokens(secret, clock);
  const log = new AccountLog({ clock });
  const sessions = new LoginSessions({ ...core, accessTokens, log });
  const codes = new LoginCodes({ secret, clock });
  const { publicUrl } = environment;
  const codeMails = new CodeMails({ ...core, mailer, codes });
  return {
    mailer,
    accessTokens,
    sessions,
    codes,
    log,
    accounts: new AccountManager({ ...core, publicUrl, codeMails, codes, sessions, log }),
    passwords: new PasswordManager({ ...core, publicUrl, codeMails, codes, sessions, log }),
    oauth: createOAuth(core, sessions, log),
    passkeys: new PasskeyManager({ ...core, relyingParty: relyingPartyOf(publicUrl), sessions, log }),
    administrators: new AdministratorManager({ ...core, publicUrl, codes }),
    credit: new CreditManager(core),
    marketing: new MarketingManager(core),
    devices: new DeviceManager(core),
    profiles: new ProfileManager({ ...core, settings, log }),
    photos: new PhotoManager({ ...core, ...shop, folder: join(environment.dataDir, 'photos') }),
    backOffice: new BackOffice(core),
    ownerNotices: new OwnerNotices({ ...core, settings }),
    errorLog: new ErrorLog(core),
    vitals: new VitalsManager(core),
    rateLimits: new RateLimits({ counter: new RateLimitManager(core) }),
  };
}

/** Creates logins by OAuth, at the shop itself or at the configured provider that replaces its login. */
function createOAuth(core: CoreServices, sessions: LoginSessions, log: AccountLog): OAuthManager {
  const { publicUrl, oauthClients: others, oauthProvider } = core.environment;
  const clients = oauthClients(publicUrl, others);
  const provider = oauthProvider && new OpenIdProvider(oauthProvider);
  return new OAuthManager({ ...core, sessions, clients, provider, log });
}

export type Accounts = ReturnType<typeof createAccounts>;
