import type { Environment } from '../../environment.ts';
import { loadOrCreateSecret } from '../../lib/stored-secret.ts';

/** The file of the secret in `DATA_DIR`. */
export const TOKEN_SECRET_FILE = 'token-secret';

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
    name: TOKEN_SECRET_FILE,
    damaged: 'delete it, and everybody logs in again',
  });
