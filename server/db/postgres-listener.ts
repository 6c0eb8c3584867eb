import pg from 'pg';
import { SHOWN_CHANNEL } from './watch-content.ts';

/** How long (ms) to wait before reconnecting. */
const AGAIN_AFTER_MS = 1_000;
const CONNECT_WITHIN_MS = 5_000;

/**
 * Calls `onChange` whenever PostgreSQL reports that what pages show may have changed, and each time listening
 * starts, as changes may have been missed before. Uses its own connection, which reconnects after a failure.
 * @returns a function that stops listening
 */
export function listenForShown(connectionString: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let isStopped = false;

  const retry = () => {
    client = null;
    if (isStopped || again) return;
    again = setTimeout(open, AGAIN_AFTER_MS);
    again.unref();
  };
  const open = () => {
    again = null;
    const opened = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    client = opened;
    opened.on('error', () => {});
    opened.on('end', retry);
    opened.on('notification', onChange);
    opened
      .connect()
      .then(() => opened.query(`listen ${SHOWN_CHANNEL}`))
      .then(onChange, () => opened.end().catch(retry));
  };
  open();
  return async () => {
    isStopped = true;
    if (again) clearTimeout(again);
    await client?.end().catch(() => {});
  };
}
