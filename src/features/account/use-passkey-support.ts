import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { useLoginOptionsQuery } from './LoginOptions.generated.ts';

const canUse = (origin: string) =>
  origin === window.location.origin && window.isSecureContext && typeof PublicKeyCredential === 'function';

/**
 * Whether this page may ask for passkeys and the browser supports them. Before hydration it is estimated from
 * the shop's own URL.
 */
export function usePasskeySupport(): boolean {
  const hydrated = useHydrated();
  const origin = useLoginOptionsQuery().data?.loginOptions.passkey_origin ?? null;
  if (origin === null) return false;
  return hydrated ? canUse(origin) : origin.startsWith('https:');
}
