import { generateKeyPairSync } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';

/** A virtual authenticator in Chromium that answers every passkey prompt of one page. */
export class VirtualPasskeys {
  readonly #session: CDPSession;
  readonly #authenticatorId: string;

  private constructor(session: CDPSession, authenticatorId: string) {
    this.#session = session;
    this.#authenticatorId = authenticatorId;
  }

  static async of(page: Page): Promise<VirtualPasskeys> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    return new VirtualPasskeys(session, authenticatorId);
  }

  /** Removes all passkeys. */
  async areLost(): Promise<void> {
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId: this.#authenticatorId });
  }

  /** Has one passkey of this domain, unknown to the shop. */
  async hasOneOf(rpId: string): Promise<void> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await this.areLost();
    await this.#session.send('WebAuthn.addCredential', {
      authenticatorId: this.#authenticatorId,
      credential: {
        credentialId: Buffer.from(crypto.randomUUID()).toString('base64'),
        isResidentCredential: true,
        rpId,
        userHandle: Buffer.from('somebody').toString('base64'),
        privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
        signCount: 0,
      },
    });
  }
}
