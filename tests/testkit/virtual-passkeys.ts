import { generateKeyPairSync } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';

/** A keeper of passkeys in Chromium, which answers every prompt of one page by itself. */
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

  /** Keeps none. */
  async areLost(): Promise<void> {
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId: this.#authenticatorId });
  }

  /** Keeps one of this domain that the shop has never seen. */
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
