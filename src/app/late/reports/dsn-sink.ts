import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { toldPath } from '../../../rules/offline-pages.ts';
import { redactedText } from '../../../rules/redacted-text.ts';
import type { ErrorSink } from './error-sink.ts';

/** Of so many visits it is told how long they took (HTP-07). */
export const TRACE_SAMPLE_RATE = 0.1;

const MAX_TEXT_LENGTH = 4_000;

/** Names of what is about the person or their device rather than about the shop. */
const PERSONAL = new Set([
  'user',
  'headers',
  'cookies',
  'query_string',
  'ip_address',
  'http.query',
  'http.fragment',
]);

const isUrl = (text: string) => /^(https?:\/)?\//.test(text);

const redactedString = (text: string): string =>
  redactedText(isUrl(text) && URL.canParse(text, location.origin) ? told(text) : text, MAX_TEXT_LENGTH);

/** A page of the shop by its path, a file or a call without its query. */
function told(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  return (url.startsWith('/') ? '' : origin) + (origin === location.origin ? toldPath(pathname) : pathname);
}

/** A copy in which every text says nothing of a person. */
function redacted<T>(value: T): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return redactedString(part);
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
      return part;
    const kept = Object.entries(part).filter(([name]) => !PERSONAL.has(name));
    return Object.fromEntries(kept.map(([name, inner]) => [name, copy(inner)]));
  };
  return copy(value) as T;
}

/** Errors, and the times of one visit in ten, go where the owner wants them, without anything personal. */
export function openDsnSink(dsn: string): ErrorSink {
  init({
    dsn,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    // No trails, no sessions, no devices: only what is thrown, and how long things take.
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration(), dedupeIntegration(), browserTracingIntegration()],
    // A trace is sent as a whole, so that it can be looked through.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    transport: (options) => makeFetchTransport(options, (input, request) => fetch(input, request)),
    sendClientReports: false,
    maxBreadcrumbs: 0,
    beforeSend: redacted,
    beforeSendTransaction: redacted,
  });
  return ({ error, path }) => void captureException(error, { tags: { path } });
}
