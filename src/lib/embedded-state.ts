import { safeJson } from '../rules/safe-json.ts';
import { isRecord } from '../rules/is-record.ts';

/** Data embedded in the page, so that the first paint needs no requests (PRE-02). */
export interface EmbeddedState {
  /** The instant of the render, ISO 8601 UTC. */
  now: string;
  locale: string;
  /** Origin of the shop, e.g. `https://shop.example`; '' when unknown. */
  origin: string;
  /** Base URL of another API host; `null` for the page's own. */
  apiBase: string | null;
  /** Path and query of the screen when this responds to a form posted to another URL; otherwise `null`. */
  url: string | null;
  /** Data that the components have read, by query. */
  results: Record<string, unknown>;
  /** The router's hydration data, in its own format. */
  router: unknown;
}

/** Id of the element that holds the state. */
const EMBEDDED_STATE_ID = '__SHOP_STATE__';

/** The script element with the state; escaped, so that no value can close the element. */
export function embeddedStateScript(state: EmbeddedState): string {
  return `<script type="application/json" id="${EMBEDDED_STATE_ID}">${safeJson(state)}</script>`;
}

const states = new WeakMap<Document, EmbeddedState>();

/** The page's state; an empty one when it is missing or unreadable, with the reason logged once (ERR-15). */
export function readEmbeddedState(page: Document): EmbeddedState {
  const state = states.get(page) ?? parsedState(page);
  states.set(page, state);
  return state;
}

function parsedState(page: Document): EmbeddedState {
  try {
    const text = page.getElementById(EMBEDDED_STATE_ID)?.textContent;
    if (!text) throw new Error(`The page has no #${EMBEDDED_STATE_ID}`);
    const state: unknown = JSON.parse(text);
    if (!isEmbeddedState(state)) throw new Error('The embedded state has another shape');
    return state;
  } catch (error) {
    console.error('The embedded state could not be read, starting without it', error);
    return {
      now: new Date().toISOString(),
      locale: 'en',
      origin: '',
      apiBase: null,
      url: null,
      results: {},
      router: null,
    };
  }
}

function isEmbeddedState(value: unknown): value is EmbeddedState {
  if (!isRecord(value)) return false;
  const { now, locale, origin, apiBase, url, results, router } = value;
  return (
    typeof now === 'string' &&
    !Number.isNaN(Date.parse(now)) &&
    typeof locale === 'string' &&
    typeof origin === 'string' &&
    (apiBase === null || typeof apiBase === 'string') &&
    (url === null || typeof url === 'string') &&
    isRecord(results) &&
    router !== undefined
  );
}
