import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { AccessClaims } from './access-tokens.ts';
import { browserName } from './browser-name.ts';
import { noteUserAgent, listOpenLogins } from './device-store.ts';
import type { LoginRow } from './device-store.ts';
import { revokeSessions } from './session-store.ts';

/** A browser in which a user is logged in. */
export interface Device {
  id: number;
  browser: string | null;
  system: string | null;
  used_at: Instant;
  /** Whether this is the browser making the request. */
  current: boolean;
}

const MAX_USER_AGENT = 300;

/** Lists where users are logged in, and logs them out there. */
export class DeviceManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /** Records the browser of a login, so that its owner recognises it. */
  note({ sessionId }: AccessClaims, userAgent: string | undefined): Promise<void> {
    if (!userAgent) return Promise.resolve();
    return noteUserAgent(this.#database, sessionId, userAgent.slice(0, MAX_USER_AGENT));
  }

  /** Returns the browsers in which the user is logged in, each once, most recently used first. */
  async list(claims: AccessClaims): Promise<Device[]> {
    const logins = await listOpenLogins(this.#database, claims.userId, this.#clock());
    const devices = [...Map.groupBy(logins, (login) => login.fingerprint_hash)];
    return devices.flatMap(([fingerprintHash, [newest]]) =>
      newest ? [deviceOf(newest, fingerprintHash === claims.fingerprintHash)] : [],
    );
  }

  /**
   * Ends every login in this device's browser. Refusal: 404 DEVICE_NOT_FOUND, also for another user's device.
   */
  async logOut({ userId }: Pick<AccessClaims, 'userId'>, id: number): Promise<Outcome<null>> {
    const now = this.#clock();
    const login = (await listOpenLogins(this.#database, userId, now)).find((one) => one.id === id);
    if (!login) return notFound('DEVICE_NOT_FOUND');
    await revokeSessions(this.#database, { userId, fingerprintHash: login.fingerprint_hash }, now);
    return success(null);
  }
}

function deviceOf({ id, user_agent, rotated_at }: LoginRow, current: boolean): Device {
  return { id, ...browserName(user_agent), used_at: rotated_at, current };
}
