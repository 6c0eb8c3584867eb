import { onTestFinished, vi } from 'vitest';

/** A browser that knows passkeys, and whose every prompt is closed by its user. */
export function stubPasskeyBrowser(): void {
  const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: closed, create: closed },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
}

/** What the host says about ways in, where passkeys are made and used at this origin. */
export const loginOptions = (passkey_origin: string | null) => ({
  __typename: 'LoginOptions',
  google: true,
  code_only: false,
  passkey_origin,
  api_bases: [],
  enter_hash_hosts: [],
});
