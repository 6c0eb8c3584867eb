import { onTestFinished, vi } from 'vitest';

/** A browser with passkeys in which the user dismisses every prompt. */
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

/** The host's login options, with passkeys created and used at this origin. */
export const loginOptions = (passkey_origin: string | null) => ({
  __typename: 'LoginOptions',
  google: true,
  code_only: false,
  passkey_origin,
  api_bases: [],
  enter_hash_hosts: [],
});
