import type { TokenPair } from '../../graphql/generated/types.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import type { PasskeyAssertion } from '../../machines/session/session.types.ts';
import { PasskeyLoginDocument } from './PasskeyLogin.generated.ts';

/** Exchanges a passkey's signed response for tokens. Rejects with a `RefusedError` when the host refuses. */
export async function logInByPasskey(
  host: HostCalls,
  variables: PasskeyAssertion & { fingerprint: string },
): Promise<TokenPair> {
  return (await host.mutate(PasskeyLoginDocument, variables)).userPasskeyLogin;
}
