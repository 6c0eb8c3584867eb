import type { Environment } from '../../environment.ts';
import { loadOrCreateSecret } from '../../lib/kept-secret.ts';

/**
 * Returns the secret that signs access tokens and keys the hashes of login codes: `TOKEN_SECRET`, else the
 * one in `DATA_DIR/token-secret`. Rejects if the file cannot be written or is damaged.
 */
export const readTokenSecret = ({
  tokenSecret,
  dataDir,
}: Pick<Environment, 'tokenSecret' | 'dataDir'>): Promise<Uint8Array> =>
  loadOrCreateSecret({
    configured: tokenSecret,
    dataDir,
    name: 'token-secret',
    damaged: 'delete it, and everybody logs in again',
  });
