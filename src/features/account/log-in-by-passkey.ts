import type { TokenPair } from '../../graphql/generated/types.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import type { PasskeyAnswer } from '../../machines/session/session.types.ts';
import { PasskeyLoginDocument } from './PasskeyLogin.generated.ts';

/** What a passkey has signed → tokens for this browser. Rejects with a `Refusal` when the host says no. */
export async function logInByPasskey(
  host: HostCalls,
  variables: PasskeyAnswer & { fingerprint: string },
): Promise<TokenPair> {
  return (await host.mutate(PasskeyLoginDocument, variables)).userPasskeyLogin;
}
